import { setImmediate as breathe } from 'node:timers/promises';
import { fromMinor } from '@board/contracts/constants/money';
import type { Transaction as Entry } from '@board/contracts/schemas/finance';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../database/connection.ts';
import { ownRows } from '../../database/own-rows.ts';
import { ownThings } from '../../database/own-things.ts';
import { stampsOf } from '../../database/row.ts';
import { type Held, statement } from '../../database/statement.ts';
import type { TransactionsTable } from '../../database/tables/finance.ts';
import { countEntries } from './statistics.repository.ts';

export type EntryRow = Selectable<TransactionsTable>;

/** What is purged can no longer be restored, and is out of every count already. */
export const {
  find: findEntryRow,
  standing: rowsOf,
  purge: purgeDeletedEntries,
} = ownThings('transactions');

export function toEntry(row: EntryRow): Entry {
  return {
    id: row.id,
    type: row.type,
    amount: fromMinor(row.minor),
    category: row.category,
    description: row.description,
    date: row.date,
    time: row.time === '' ? null : row.time,
    course: row.course,
    account: row.account_id,
    ...stampsOf(row),
  };
}

/** All that may change in a row. */
const changing = {
  type: 'text',
  minor: 'number',
  category: 'text',
  description: 'text',
  date: 'text',
  time: 'text',
  course: 'text',
  account_id: 'nullableText',
  version: 'number',
  updated_at: 'text',
  deleted_at: 'nullableText',
} as const satisfies Record<Exclude<keyof EntryRow, keyof typeof fixed>, Held>;

const fixed = {
  user_id: 'text',
  id: 'text',
  import_id: 'nullableText',
  created_at: 'text',
} as const;

const insert = statement<EntryRow>()((query, value) =>
  query.insertInto('transactions').values(value.each({ ...fixed, ...changing })),
);

const replace = statement<EntryRow>()((query, value) =>
  query
    .updateTable('transactions')
    .set(value.each(changing))
    .where('user_id', '=', value.text('user_id'))
    .where('id', '=', value.text('id')),
);

export async function insertEntryRow(tx: Transaction, row: EntryRow): Promise<void> {
  await insert.run(tx, row);
  await countEntries(tx, row.user_id, [{ ...row, entries: 1 }]);
}

/** Also deletes and restores: the statistics follow what is there before and after. */
export async function replaceEntryRow(
  tx: Transaction,
  before: EntryRow,
  after: EntryRow,
): Promise<void> {
  await replace.run(tx, after);
  if (countedAs(before) === countedAs(after)) return;
  await countEntries(tx, after.user_id, [
    ...(before.deleted_at === null ? [{ ...before, minor: -before.minor, entries: -1 }] : []),
    ...(after.deleted_at === null ? [{ ...after, entries: 1 }] : []),
  ]);
}

const countedAs = (row: EntryRow): string =>
  row.deleted_at === null ? JSON.stringify([row.date, row.type, row.category, row.minor]) : '';

/** SQLite takes at most 32 766 values in a statement. */
const rowsAtOnce = 500;

/** Many at a time, and each kind counted once. */
export async function insertEntryRows(
  tx: Transaction,
  userId: string,
  rows: readonly EntryRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.query
      .insertInto('transactions')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
    // A file of thousands leaves room for other requests in between.
    await breathe();
  }
  await countEntries(
    tx,
    userId,
    rows.map((row) => ({ ...row, entries: 1 })),
  );
}

export async function putInCategory(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  change: Pick<EntryRow, 'category' | 'updated_at'>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    await tx.query
      .updateTable('transactions')
      .set((is) => ({ ...change, version: is('version', '+', 1) }))
      .where(ownRows(userId, ids.slice(from, from + rowsAtOnce)))
      .execute();
    await breathe();
  }
}
