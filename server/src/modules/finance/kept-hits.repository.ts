import type { Connection } from '../../database/connection.ts';
import type { LedgerFilter, Order } from './ledger-filter.ts';

/** How many transactions of a filter lie in a month or on a day. */
export interface Hits {
  time: string;
  entries: number;
}

/** From the kept counts: whole months at once. */
export async function hitsOfMonths(
  connection: Connection,
  userId: string,
  filter: LedgerFilter,
  order: Order,
): Promise<Hits[]> {
  let query = connection.query
    .selectFrom('transaction_months')
    .select((is) => ['month as time', is.fn.sum<number>('entries').as('entries')])
    .where('user_id', '=', userId)
    .where('month', '>=', filter.start.slice(0, 7))
    .where('month', '<=', filter.end.slice(0, 7))
    .where('entries', '>', 0);
  if (filter.type !== undefined) query = query.where('type', '=', filter.type);
  if (filter.category !== undefined) query = query.where('category', '=', filter.category);
  return query.groupBy('month').orderBy('month', order).execute();
}

/** From the kept counts, day by day. */
export async function hitsOfDays(
  connection: Connection,
  userId: string,
  filter: LedgerFilter,
  order: Order,
): Promise<Hits[]> {
  let query = connection.query
    .selectFrom('transaction_days')
    .select((is) => ['date as time', is.fn.sum<number>('entries').as('entries')])
    .where('user_id', '=', userId)
    .where('date', '>=', filter.start)
    .where('date', '<=', filter.end)
    .where('entries', '>', 0);
  if (filter.type !== undefined) query = query.where('type', '=', filter.type);
  if (filter.category !== undefined) query = query.where('category', '=', filter.category);
  return query.groupBy('date').orderBy('date', order).execute();
}
