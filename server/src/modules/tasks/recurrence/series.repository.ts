import { type Selectable, sql } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { deleteInPieces } from '../../../database/own-pieces.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { TaskSeriesTable } from '../../../database/tables/tasks.ts';

export type SeriesRow = Selectable<TaskSeriesTable>;

export const { find: findSeries, put: putSeries, change: changeSeries } = ownThings('task_series');

/** No day is beyond it: the rule has ended. */
export const forGood = '9999-12-31';

/** The last task is gone for good and no other will come, unless a change is taken back that can be. */
const over = sql<boolean>`(stopped = 1 or expanded_until = ${forGood})
  and not exists (
    select 1 from tasks
    where tasks.user_id = task_series.user_id and tasks.series_id = task_series.id
  )
  and not exists (
    select 1 from task_series_before as before where before.user_id = task_series.user_id
  )`;

/** Of one whose writes are lined up. */
export async function forgetSeriesOf(tx: Transaction, userId: string): Promise<void> {
  // Nobody takes back what was changed of a task that is gone.
  const gone = sql<boolean>`not exists (
    select 1 from tasks
    where tasks.user_id = task_series_before.user_id and tasks.id = task_series_before.id
  )`;
  await deleteInPieces(tx, 'task_series_before', userId, { which: gone, atOnce: 5 });
  await deleteInPieces(tx, 'task_series', userId, { which: over });
}

export async function hasSeriesOver({ query }: Connection, userId: string): Promise<boolean> {
  const mine = query.selectFrom('task_series').select('id').where('user_id', '=', userId);
  return (await mine.where(over).limit(1).executeTakeFirst()) !== undefined;
}

/** A page of those who have any, after the last one seen. */
export async function ownersOfSeries(
  { query }: Connection,
  after: string,
  limit: number,
): Promise<string[]> {
  const owners = query.selectFrom('task_series').select('user_id').distinct();
  const page = owners.where('user_id', '>', after).orderBy('user_id').limit(limit);
  return (await page.execute()).map(({ user_id }) => user_id);
}

interface Further {
  after: Pick<SeriesRow, 'user_id' | 'id'>;
  limit: number;
}

/** Series of all users that need more rows, a page after the last one seen. */
export function seriesToExtend(
  connection: Connection,
  { until, after, limit }: Further & { until: string },
): Promise<SeriesRow[]> {
  return connection.query
    .selectFrom('task_series')
    .selectAll()
    .where('stopped', '=', 0)
    .where('expanded_until', '<', until)
    .where(sql<boolean>`(user_id, id) > (${after.user_id}, ${after.id})`)
    .orderBy('user_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}
