import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import type { TaskSeriesTable } from '../../../database/tables/tasks.ts';

export type SeriesRow = Selectable<TaskSeriesTable>;

export function findSeries(
  connection: Connection,
  userId: string,
  id: string,
): Promise<SeriesRow | undefined> {
  return connection.query
    .selectFrom('task_series')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Writes a series over the one that had its first task before. */
export async function putSeries(tx: Transaction, row: SeriesRow): Promise<void> {
  const { user_id: _, id: __, ...changed } = row;
  await tx.query
    .insertInto('task_series')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(changed))
    .execute();
}

export async function changeSeries(
  tx: Transaction,
  { user_id: userId, id }: Pick<SeriesRow, 'user_id' | 'id'>,
  change: Partial<Omit<SeriesRow, 'user_id' | 'id'>>,
): Promise<void> {
  await tx.query
    .updateTable('task_series')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Series of all users that need more rows, a page after the last one seen. */
export function seriesToExtend(
  connection: Connection,
  {
    until,
    after,
    limit,
  }: { until: string; after: Pick<SeriesRow, 'user_id' | 'id'>; limit: number },
): Promise<SeriesRow[]> {
  return connection.query
    .selectFrom('task_series')
    .selectAll()
    .where('stopped', '=', 0)
    .where('expanded_until', '<', until)
    .where((is) =>
      is.or([
        is('user_id', '>', after.user_id),
        is.and([is('user_id', '=', after.user_id), is('id', '>', after.id)]),
      ]),
    )
    .orderBy('user_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}
