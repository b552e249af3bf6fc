import type { Selectable } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { TaskSeriesTable } from '../../../database/tables/tasks.ts';

export type SeriesRow = Selectable<TaskSeriesTable>;

export const { find: findSeries, put: putSeries, change: changeSeries } = ownThings('task_series');

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
