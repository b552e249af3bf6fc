import type { Transaction } from '@board/contracts/calls/finance';
import { exactMinor, fromMinor } from '@board/contracts/constants/money';
import { attempt, isSure, useFormat } from '@board/platform';
import { useAccounts } from '../accounts/accounts.queries.ts';
import { useTexts } from '../text.ts';
import { sharesOf } from './splits.queries.ts';
import { useTransactionWrites } from './transactions.queries.ts';

/** Asks, deletes at once and offers to take it back. */
export function useRemoveTransaction() {
  const t = useTexts();
  const { money, currency } = useFormat();
  const writes = useTransactionWrites();
  const friends = useAccounts().data?.items.filter(({ kind }) => kind === 'friend') ?? [];

  /** A friend's part goes with the record, and what was paid back of it stays. */
  async function owedWithout({ id, type }: Transaction): Promise<string[]> {
    const shares = type === 'expense' && friends.length > 0 ? await sharesOf(id) : [];
    return friends.flatMap(({ id: friend, name, balance }) => {
      const share = shares.find((each) => each.friend === friend);
      if (!share) return [];
      const left = exactMinor(balance) - exactMinor(share.amount);
      const words = left === 0 ? 'even' : left > 0 ? 'owesYou' : 'youOwe';
      return t(`delete.${words}`, { name, amount: currency(fromMinor(Math.abs(left))) });
    });
  }

  return async function remove(transaction: Transaction): Promise<void> {
    const { id: key, description, amount } = transaction;
    const message = t('delete.message', { description, amount: money(amount) });
    const agreed = await isSure(
      t('delete.title'),
      [message, ...(await owedWithout(transaction))].join(' '),
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
