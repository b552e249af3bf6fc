import { sql } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';

export interface Figure {
  time: string;
  type: string;
  category: string;
  minor: number;
  entries: number;
}

/** Straight from the transactions: what the kept figures ought to be. */
export async function countedFigures(
  connection: Connection,
  userId: string,
  by: 'month' | 'day',
): Promise<Figure[]> {
  const time = by === 'month' ? sql<string>`substr(date, 1, 7)` : sql<string>`date`;
  return connection.query
    .selectFrom('transactions')
    .select((is) => [
      time.as('time'),
      'type',
      'category',
      is.fn.sum<number>('minor').as('minor'),
      is.fn.countAll<number>().as('entries'),
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy([time, 'type', 'category'])
    .execute();
}

export function keptMonths(connection: Connection, userId: string): Promise<Figure[]> {
  return connection.query
    .selectFrom('transaction_months')
    .select(['month as time', 'type', 'category', 'minor', 'entries'])
    .where('user_id', '=', userId)
    .execute();
}

/** Days keep no money, only how many there are. */
export function keptDays(connection: Connection, userId: string): Promise<Figure[]> {
  return connection.query
    .selectFrom('transaction_days')
    .select((is) => ['date as time', 'type', 'category', is.lit(0).as('minor'), 'entries'])
    .where('user_id', '=', userId)
    .execute();
}

export async function forgetFigures(tx: Transaction, userId: string): Promise<void> {
  await tx.query.deleteFrom('transaction_months').where('user_id', '=', userId).execute();
  await tx.query.deleteFrom('transaction_days').where('user_id', '=', userId).execute();
}

/** The next users, in the order of their ids. */
export async function usersAfter(
  connection: Connection,
  id: string,
  limit: number,
): Promise<string[]> {
  const rows = await connection.query
    .selectFrom('users')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
