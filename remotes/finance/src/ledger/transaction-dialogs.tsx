import type { Transaction } from '@board/contracts/calls/finance';
import { lateDialog, useOpening } from '@board/ui';

const TransactionDetail = lateDialog(
  async () => (await import('./transaction-detail.tsx')).TransactionDetail,
);
const TransactionForm = lateDialog(
  async () => (await import('./transaction-form.tsx')).TransactionForm,
);

type OpenDialog =
  | { kind: 'add'; day: string; course: string }
  | { kind: 'detail'; transaction: Transaction }
  | { kind: 'edit'; transaction: Transaction };

/** Which dialog of the ledger is open. */
export function useTransactionDialogs() {
  const { open, ...opening } = useOpening<OpenDialog>(TransactionDetail, TransactionForm);
  return {
    ...opening,
    add: (day: string, course = '') => open({ kind: 'add', day, course }),
    show: (transaction: Transaction) => open({ kind: 'detail', transaction }),
    edit: (transaction: Transaction) => open({ kind: 'edit', transaction }),
  };
}

type TransactionDialogsState = ReturnType<typeof useTransactionDialogs>;

/** The dialogs of the ledger. */
export function TransactionDialogs({ shown, edit, close }: TransactionDialogsState) {
  if (!shown) return null;
  const { dialog, open, opening } = shown;
  return dialog.kind === 'detail' ? (
    <TransactionDetail
      key={opening}
      transaction={dialog.transaction}
      open={open}
      onClose={close}
      onEdit={() => edit(dialog.transaction)}
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
