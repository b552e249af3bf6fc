import type { Connection } from '../../../database/connection.ts';

export interface DaySpent {
  date: string;
  minor: number;
}

/** By day, the first one first; days without anything are not among them. */
export function spentByDay(
  connection: Connection,
  userId: string,
  from: string,
  to: string,
): Promise<DaySpent[]> {
  return connection.query
    .selectFrom('transactions')
    .select((is) => ['date', is.fn.sum<number>('minor').as('minor')])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('type', '=', 'expense')
    .where('deleted_at', 'is', null)
    .groupBy('date')
    .orderBy('date')
    .execute();
}

const idsAtOnce = 500;

/** Of these records, those that are still there as spending. */
export async function bookedEntries(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<DaySpent[]> {
  const found: DaySpent[] = [];
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = await connection.query
      .selectFrom('transactions')
      .select(['date', 'minor'])
      .where('user_id', '=', userId)
      .where('id', 'in', ids.slice(from, from + idsAtOnce))
      .where('type', '=', 'expense')
      .where('deleted_at', 'is', null)
      .execute();
    found.push(...some);
  }
  return found;
}
