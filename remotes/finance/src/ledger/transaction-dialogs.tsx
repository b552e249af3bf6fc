import { preloadDialog } from '@board/ui';
import { lazy, Suspense } from 'react';
import type { TransactionDialogsState } from './use-transaction-dialogs.ts';

const loadDetail = () => import('./transaction-detail.tsx');
const loadForm = () => import('./transaction-form.tsx');
const TransactionDetail = lazy(async () => ({ default: (await loadDetail()).TransactionDetail }));
const TransactionForm = lazy(async () => ({ default: (await loadForm()).TransactionForm }));

/** For when a pointer or the focus comes near. Whatever cannot be had now, the opening asks for again. */
export function preloadTransactionDialogs(): void {
  void Promise.allSettled([preloadDialog(), loadDetail(), loadForm()]);
}

/** The dialogs of the ledger; their code comes at the latest with the first opening. */
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
