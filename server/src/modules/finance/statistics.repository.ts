import type { TransactionType } from '@board/contracts/constants/transactions';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { statement } from '../../database/statement.ts';
import { breathing } from '../../turns/breathing.ts';

/** Entries of one kind that come (1) or go (-1), with their money. */
export interface EntryChange {
  date: string;
  type: TransactionType;
  category: string;
  minor: number;
  entries: number;
}

type Month = Omit<EntryChange, 'date'> & { user_id: string; month: string };
type Day = Omit<EntryChange, 'minor'> & { user_id: string };

const addToMonth = statement<Month>()((query, value) =>
  query
    .insertInto('transaction_months')
    .values({
      user_id: value.text('user_id'),
      month: value.text('month'),
      type: value.text('type'),
      category: value.text('category'),
      minor: value.number('minor'),
      entries: value.number('entries'),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'month', 'type', 'category']).doUpdateSet({
        minor: sql`transaction_months.minor + excluded.minor`,
        entries: sql`transaction_months.entries + excluded.entries`,
      }),
    ),
);

const addToDay = statement<Day>()((query, value) =>
  query
    .insertInto('transaction_days')
    .values({
      user_id: value.text('user_id'),
      date: value.text('date'),
      type: value.text('type'),
      category: value.text('category'),
      entries: value.number('entries'),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'date', 'type', 'category']).doUpdateSet({
        entries: sql`transaction_days.entries + excluded.entries`,
      }),
    ),
);

/** In the transaction of the write itself: figures and rows are never apart. */
export async function countEntries(
  tx: Transaction,
  userId: string,
  changes: readonly EntryChange[],
): Promise<void> {
  const monthOf = ({ date }: EntryChange) => date.slice(0, 7);
  const breathe = breathing();
  for (const change of together(changes, monthOf)) {
    if (change.minor === 0 && change.entries === 0) continue;
    await addToMonth.run(tx, { ...change, user_id: userId, month: monthOf(change) });
    await breathe();
  }
  for (const change of together(changes, ({ date }) => date)) {
    if (change.entries !== 0) await addToDay.run(tx, { ...change, user_id: userId });
    await breathe();
  }
}

/** One change for each time and kind, however many rows they come from. */
function together(
  changes: readonly EntryChange[],
  timeOf: (change: EntryChange) => string,
): EntryChange[] {
  if (changes.length === 1) return [...changes];
  const sums = new Map<string, EntryChange>();
  for (const change of changes) {
    const key = JSON.stringify([timeOf(change), change.type, change.category]);
    const sum = sums.get(key);
    if (sum) {
      sum.minor += change.minor;
      sum.entries += change.entries;
    } else sums.set(key, { ...change });
  }
  return [...sums.values()];
}

export interface MonthFigure {
  month: string;
  type: TransactionType;
  category: string;
  minor: number;
}

const figures = statement<{ userId: string; start: string; end: string }>()((query, value) =>
  query
    .selectFrom('transaction_months')
    .select(['month', 'type', 'category', 'minor'])
    .where('user_id', '=', value.text('userId'))
    .where('month', '>=', value.text('start'))
    .where('month', '<=', value.text('end'))
    .where('entries', '>', 0)
    .orderBy('month')
    .orderBy('minor', 'desc')
    .orderBy('category'),
);

/** A few rows a month, however many transactions they stand for; the largest first. */
export function monthFigures(
  connection: Connection,
  userId: string,
  start: string,
  end: string = start,
): Promise<MonthFigure[]> {
  return figures.all(connection, { userId, start, end });
}
