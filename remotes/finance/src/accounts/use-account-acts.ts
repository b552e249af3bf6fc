import type { MoneyAccount, Transfer } from '@board/contracts/calls/money-accounts';
import { attempt, useText } from '@board/platform';
import { useAccountWrites, useTransferWrites } from './accounts.queries.ts';

/** What is done to an account without its form, each with its way back. */
export function useAccountActs() {
  const t = useText('finance');
  const { add, change, remove } = useActs(useAccountWrites(), {
    removed: t('account.removed'),
    failed: t('account.failed'),
  });
  return {
    takeBack: add,
    putBack(after: MoneyAccount, before: MoneyAccount) {
      const { name, kind, opening, wanted, by_date } = before;
      return change(after, { name, kind, opening, wanted, by_date });
    },
    remove,
  };
}

/** The same of a transfer. */
export function useTransferActs() {
  const t = useText('finance');
  const { add, change, remove } = useActs(useTransferWrites(), {
    removed: t('transfer.removed'),
    failed: t('transfer.failed'),
  });
  return {
    takeBack: add,
    putBack(after: Transfer, before: Transfer) {
      const { from, to, amount, date, note } = before;
      return change(after, { from, to, amount, date, note });
    },
    remove,
  };
}

interface Writes<Thing, Fields> {
  update: (seen: Thing, fields: Fields) => Promise<unknown>;
  remove: (seen: Thing) => Promise<unknown>;
  restore: (thing: Thing) => Promise<unknown>;
}

function useActs<Thing extends { id: string }, Fields>(
  writes: Writes<Thing, Fields>,
  { removed, failed }: { removed: string; failed: string },
) {
  const t = useText('finance');
  const putBack = { done: t('told.putBack'), failed };
  return {
    add: (added: Thing) =>
      attempt(() => writes.remove(added), { key: added.id, done: t('account.takenBack'), failed }),
    change: (after: Thing, fields: Fields) =>
      attempt(() => writes.update(after, fields), { key: after.id, ...putBack }),
    remove: (thing: Thing) =>
      attempt(() => writes.remove(thing), {
        key: thing.id,
        done: removed,
        failed,
        undo: {
          label: t('action.undo'),
          run: () => attempt(() => writes.restore(thing), { key: thing.id, ...putBack }),
        },
      }),
  };
}
