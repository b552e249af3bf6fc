import type { BodyOf, InputOf } from '@board/contracts/calls/call';
import {
  createTransaction,
  deleteTransaction,
  financeStats,
  listTransactions,
  restoreTransaction,
  type Transaction,
  updateTransaction,
} from '@board/contracts/calls/finance';
import { dayQueryLimit } from '@board/contracts/constants/limits';
import { type Patch, patch, useApi, useWrite } from '@board/platform';
import { monthOf } from '@board/time';
import { recounted } from '../stats/recount.ts';
import { dayListWith, listWithout } from './list-changes.ts';

export type LedgerQuery = NonNullable<InputOf<typeof listTransactions>['query']>;
export type TransactionFields = Required<Omit<NonNullable<BodyOf<typeof createTransaction>>, 'id'>>;

export function useDayTransactions(day: string) {
  return useApi(listTransactions, { query: { date: day, limit: dayQueryLimit } });
}

export function useTransactions(query: LedgerQuery) {
  return useApi(listTransactions, { query });
}

/** The writes of the ledger: lists and figures change at once and go back if the server refuses. */
export function useTransactionWrites() {
  const create = useWrite(createTransaction);
  const update = useWrite(updateTransaction);
  const remove = useWrite(deleteTransaction);
  const restore = useWrite(restoreTransaction);
  return {
    pending: create.pending || update.pending || remove.pending,
    add: (id: string, fields: TransactionFields) =>
      create.write(
        { body: { id, ...fields } },
        { optimistic: change(undefined, fresh(id, fields)) },
      ),
    update: (before: Transaction, fields: TransactionFields) =>
      update.write(
        { params: { id: before.id }, body: fields },
        {
          // As the server will have it: what comes next is done to the version that this makes.
          optimistic: change(before, { ...before, ...fields, version: before.version + 1 }),
          version: before.version,
        },
      ),
    /** Without the version, since a person who was shown both has chosen. */
    overwrite: (before: Transaction, fields: TransactionFields) =>
      update.write({ params: { id: before.id }, body: fields }),
    remove: (before: Transaction) =>
      remove.write(
        { params: { id: before.id } },
        { optimistic: change(before, undefined), version: before.version },
      ),
    restore: (before: Transaction) =>
      restore.write({ params: { id: before.id } }, { optimistic: change(undefined, before) }),
  };
}

function change(before: Transaction | undefined, after: Transaction | undefined): Patch[] {
  return [
    patch(listTransactions, (reply, { searchParams }) => {
      const without = before ? listWithout(reply, before.id) : reply;
      return after && after.date === searchParams.get('date')
        ? dayListWith(without, after)
        : without;
    }),
    patch(financeStats, (stats, { searchParams }) => {
      const month = searchParams.get('month');
      const without =
        before && monthOf(before.date) === month ? recounted(stats, before, -1) : stats;
      return after && monthOf(after.date) === month ? recounted(without, after, 1) : without;
    }),
  ];
}

function fresh(id: string, fields: TransactionFields): Transaction {
  const instant = new Date().toISOString();
  return { id, ...fields, version: 1, created_at: instant, updated_at: instant };
}
