import type { Connection } from '../../../database/connection.ts';
import type { JobsTable } from '../../../database/tables/jobs.ts';

export function jobsByState(
  connection: Connection,
): Promise<{ state: JobsTable['state']; jobs: number }[]> {
  return connection.query
    .selectFrom('jobs')
    .select((is) => ['state', is.fn.countAll<number>().as('jobs')])
    .groupBy('state')
    .execute();
}

export function oldestDueJob(
  connection: Connection,
  now: string,
): Promise<{ run_at: string } | undefined> {
  return connection.query
    .selectFrom('jobs')
    .select('run_at')
    .where('state', '=', 'ready')
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
}
