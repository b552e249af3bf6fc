import { lateDialog, preloadDialog } from '@board/ui';
import type { TransactionDialogsState } from './use-transaction-dialogs.ts';

const TransactionDetail = lateDialog(
  async () => (await import('./transaction-detail.tsx')).TransactionDetail,
);
const TransactionForm = lateDialog(
  async () => (await import('./transaction-form.tsx')).TransactionForm,
);

/** For when a pointer or the focus comes near. */
export function preloadTransactionDialogs(): void {
  const preloads = [preloadDialog, TransactionDetail.preload, TransactionForm.preload];
  for (const preload of preloads) void preload();
}

/** The dialogs of the ledger; their code comes at the latest with the first opening. */
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
      {...(dialog.kind === 'edit' ? { transaction: dialog.transaction } : { day: dialog.day })}
    />
  );
}
