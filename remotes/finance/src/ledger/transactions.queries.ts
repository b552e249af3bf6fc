import type { BodyOf, InputOf } from '@board/contracts/calls/call';
import {
  createTransaction,
  deleteTransaction,
  financeStats,
  listRecurring,
  listTransactions,
  restoreTransaction,
  type Transaction,
  updateTransaction,
} from '@board/contracts/calls/finance';
import { dayQueryLimit } from '@board/contracts/constants/limits';
import { newId, type Patch, patch, planWrite, unsure, useApi, useSend } from '@board/platform';
import { monthOf } from '@board/time';
import { accountsWith } from '../accounts/accounts.queries.ts';
import { recounted } from '../stats/recount.ts';
import { dayListWith, isWholeDay, listWithout } from './list-changes.ts';

export type LedgerQuery = NonNullable<InputOf<typeof listTransactions>['query']>;
export type NewTransaction = BodyOf<typeof createTransaction>;
export type TransactionFields = Required<Omit<NewTransaction, 'id'>>;

export const useDayTransactions = (day: string) =>
  useApi(listTransactions, { query: { date: day, limit: dayQueryLimit } });

export const useTransactions = (query: LedgerQuery) => useApi(listTransactions, { query });

const create = planWrite(createTransaction, {
  shows: ({ body }) => change(undefined, fresh(body)),
  settles: (after) => change(undefined, after),
  waits: ({ body }) => fresh(body),
});
const update = planWrite<typeof updateTransaction, Transaction>(updateTransaction, {
  shows: ({ body }, before) => change(before, changed(before, body)),
  settles: (after, _, before) => change(before, after),
  waits: ({ body }, before) => changed(before, body),
});
const remove = planWrite<typeof deleteTransaction, Transaction>(deleteTransaction, {
  shows: (_, before) => change(before, undefined),
  waits: () => ({ success: true }),
});
const restore = planWrite<typeof restoreTransaction, Transaction>(restoreTransaction, {
  shows: (_, after) => change(undefined, after),
  waits: (_, after) => after,
});

/** The writes of the ledger: lists and figures change at once and go back if the server refuses. */
export function useTransactionWrites() {
  const add = useSend(create);
  const change = useSend(update);
  const take = useSend(remove);
  const giveBack = useSend(restore);
  return {
    add: (body: NewTransaction) => add({ body }),
    update: (seen: Transaction, fields: TransactionFields) =>
      change({ params: { id: seen.id }, body: fields }, { seen }),
    remove: (seen: Transaction) => take({ params: { id: seen.id } }, { seen }),
    restore: (seen: Transaction) => giveBack({ params: { id: seen.id } }, { seen }),
  };
}

function change(before: Transaction | undefined, after: Transaction | undefined): Patch[] {
  return [
    patch(listTransactions, (reply, { searchParams }) => {
      const without = before ? listWithout(reply, before.id) : reply;
      const day = searchParams.get('date');
      const next = after && after.date === day ? dayListWith(without, after) : without;
      return isWholeDay(reply, searchParams) ? next : unsure(next);
    }),
    patch(financeStats, (stats, { searchParams }) => {
      const month = searchParams.get('month');
      const without =
        before && monthOf(before.date) === month ? recounted(stats, before, -1) : stats;
      return after && monthOf(after.date) === month ? recounted(without, after, 1) : without;
    }),
    // What comes by itself is as it was.
    patch(listRecurring, (list) => list),
    ...(before ? [accountsWith(before, -1)] : []),
    ...(after ? [accountsWith(after, 1)] : []),
  ];
}

/** As the server will have it: what comes next is done to the version that this makes. */
function changed(before: Transaction, fields: Partial<TransactionFields> = {}): Transaction {
  return { ...before, ...fields, version: before.version + 1 };
}

function fresh({
  id = newId(),
  category = '',
  time = null,
  course = '',
  account = null,
  ...fields
}: NewTransaction): Transaction {
  const instant = new Date().toISOString();
  const stamps = { version: 1, created_at: instant, updated_at: instant };
  return { ...fields, id, category, time, course, account, ...stamps };
}
