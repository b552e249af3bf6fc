import type { Transaction } from '@board/contracts/calls/finance';
import { lateDialog, useOpening } from '@board/ui';

const TransactionDetail = lateDialog(
  async () => (await import('./transaction-detail.tsx')).TransactionDetail,
);
const TransactionForm = lateDialog(
  async () => (await import('./transaction-form.tsx')).TransactionForm,
);

const SplitRecordForm = lateDialog(
  async () => (await import('./split-record-form.tsx')).SplitRecordForm,
);

type OpenDialog =
  | { kind: 'add'; day: string; course: string }
  | { kind: 'detail'; transaction: Transaction }
  | { kind: 'edit'; transaction: Transaction }
  | { kind: 'split'; transaction: Transaction };

/** Which dialog of the ledger is open. */
export function useTransactionDialogs() {
  const { open, ...opening } = useOpening<OpenDialog>(TransactionDetail, TransactionForm);
  return {
    ...opening,
    add: (day: string, course = '') => open({ kind: 'add', day, course }),
    show: (transaction: Transaction) => open({ kind: 'detail', transaction }),
    edit: (transaction: Transaction) => open({ kind: 'edit', transaction }),
    split: (transaction: Transaction) => open({ kind: 'split', transaction }),
  };
}

type TransactionDialogsState = ReturnType<typeof useTransactionDialogs>;

/** The dialogs of the ledger. */
export function TransactionDialogs({ shown, edit, split, close }: TransactionDialogsState) {
  if (!shown) return null;
  const { dialog, open, opening } = shown;
  if (dialog.kind === 'split') {
    return (
      <SplitRecordForm key={opening} record={dialog.transaction} open={open} onClose={close} />
    );
  }
  return dialog.kind === 'detail' ? (
    <TransactionDetail
      key={opening}
      transaction={dialog.transaction}
      open={open}
      onClose={close}
      onEdit={() => edit(dialog.transaction)}
      onSplit={() => split(dialog.transaction)}
    />
  ) : (
    <TransactionForm
      key={opening}
      open={open}
      onClose={close}
      {...(dialog.kind === 'edit' ? { transaction: dialog.transaction } : dialog)}
    />
  );
}
