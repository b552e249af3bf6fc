import { lazy, Suspense } from 'react';
import type { TransactionDialogsState } from './use-transaction-dialogs.ts';

const TransactionDetail = lazy(async () => ({
  default: (await import('./transaction-detail.tsx')).TransactionDetail,
}));
const TransactionForm = lazy(async () => ({
  default: (await import('./transaction-form.tsx')).TransactionForm,
}));

/** The dialogs of the ledger; their code comes with the first opening. */
export function TransactionDialogs({ shown, edit, close }: TransactionDialogsState) {
  if (!shown) return null;
  const { dialog, open, opening } = shown;
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'detail' ? (
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
      )}
    </Suspense>
  );
}
