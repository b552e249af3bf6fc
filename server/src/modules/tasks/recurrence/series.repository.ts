import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import type { TaskSeriesTable } from '../../../database/tables/tasks.ts';
import type { TaskRow } from '../tasks.repository.ts';

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

/** What a series still has ahead of it from one of its days on. */
export function rowsFrom(
  connection: Connection,
  { userId, seriesId, from }: { userId: string; seriesId: string; from: string },
): Promise<TaskRow[]> {
  return connection.query
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('series_id', '=', seriesId)
    .where('occurrence', '>=', from)
    .where('completed', '=', 0)
    .where('deleted_at', 'is', null)
    .execute();
}

export function rowsDeletedWith(
  connection: Connection,
  userId: string,
  id: string,
): Promise<TaskRow[]> {
  return connection.query
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_with', '=', id)
    .where('deleted_at', 'is not', null)
    .execute();
}

export async function knownIds(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await connection.query
    .selectFrom('tasks')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.id));
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
