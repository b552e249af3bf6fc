import type { Transaction } from '@board/contracts/calls/finance';
import { confirm, messageOf, toast, toastWritten, useFormat, useText } from '@board/platform';
import { useTransactionWrites } from './transactions.queries.ts';

/** Asks, deletes at once and offers to take it back. */
export function useRemoveTransaction() {
  const t = useText('finance');
  const { money } = useFormat();
  const writes = useTransactionWrites();

  async function restore(transaction: Transaction): Promise<void> {
    try {
      toastWritten(await writes.restore(transaction), {
        message: t('message.restored'),
        key: 'finance.removed',
      });
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('message.restore_failed')) });
    }
  }

  return async function remove(transaction: Transaction): Promise<void> {
    const { description, amount } = transaction;
    const agreed = await confirm({
      title: t('delete.title'),
      message: t('delete.message', { description, amount: money(amount) }),
      confirmLabel: t('action.delete'),
      cancelLabel: t('action.cancel'),
      danger: true,
    });
    if (!agreed) return;
    try {
      toastWritten(await writes.remove(transaction), {
        message: t('message.deleted'),
        key: 'finance.removed',
        action: { label: t('action.undo'), run: () => void restore(transaction) },
      });
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('message.delete_failed')) });
    }
  };
}
