import type { Transaction } from '@board/contracts/calls/finance';
import { attempt, isSure, useFormat, useText } from '@board/platform';
import { useTransactionWrites } from './transactions.queries.ts';

/** Asks, deletes at once and offers to take it back. */
export function useRemoveTransaction() {
  const t = useText('finance');
  const { money } = useFormat();
  const writes = useTransactionWrites();

  return async function remove(transaction: Transaction): Promise<void> {
    const { id: key, description, amount } = transaction;
    const agreed = await isSure(
      t('delete.title'),
      t('delete.message', { description, amount: money(amount) }),
      t('action.delete'),
    );
    if (!agreed) return;
    const restore = () =>
      attempt(() => writes.restore(transaction), {
        key,
        done: t('message.restored'),
        failed: t('message.restoreFailed'),
      });
    await attempt(() => writes.remove(transaction), {
      key,
      done: t('message.deleted'),
      failed: t('message.deleteFailed'),
      undo: restore,
    });
  };
}
