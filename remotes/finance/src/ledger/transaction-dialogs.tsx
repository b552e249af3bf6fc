import type { Transaction } from '@board/contracts/calls/finance';
import { lateDialog, useDialogs } from '@board/ui';
import { withWords } from '../messages/late/with-words.ts';

const TransactionDetail = lateDialog(
  async () => (await withWords(import('./transaction-detail.tsx'))).TransactionDetail,
);
const TransactionForm = lateDialog(
  async () => (await withWords(import('./transaction-form.tsx'))).TransactionForm,
);
const SplitRecordForm = lateDialog(
  async () => (await withWords(import('./split-record-form.tsx'))).SplitRecordForm,
);

/** The dialogs of the ledger. */
export function useTransactionDialogs() {
  const { open, ...dialogs } = useDialogs(TransactionDetail, TransactionForm);
  const edit = (transaction: Transaction) =>
    open((opened) => <TransactionForm {...opened} transaction={transaction} />);
  const split = (record: Transaction) =>
    open((opened) => <SplitRecordForm {...opened} record={record} />);
  return {
    ...dialogs,
    add: (day: string, course = '') =>
      open((opened) => <TransactionForm {...opened} day={day} course={course} />),
    show: (transaction: Transaction) =>
      open((opened) => (
        <TransactionDetail
          {...opened}
          transaction={transaction}
          onEdit={() => edit(transaction)}
          onSplit={() => split(transaction)}
        />
      )),
  };
}
