import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import { withTotal } from '../../../database/with-total.ts';
import type { JobRow } from '../../../jobs/jobs.repository.ts';

export function findJobs(
  connection: Connection,
  { state, ...slice }: { state: JobRow['state'] | undefined; limit: number; offset: number },
): Promise<{ rows: JobRow[]; total: number }> {
  let found = connection.query.selectFrom('jobs');
  if (state) found = found.where('state', '=', state);
  const sorted = found
    .orderBy((is) => is.fn.coalesce('finished_at', 'run_at'), 'desc')
    .orderBy('id', 'desc');
  return withTotal(sorted.selectAll(), slice);
}

export const { find: findJob } = keyedRows('jobs', ['id']);

/** Due at once, with all its attempts; not one that is being done or is done. */
export async function makeDue(tx: Transaction, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.query
    .updateTable('jobs')
    .set({ state: 'ready', run_at: now, attempts: 0, finished_at: null })
    .where('id', '=', id)
    .where('state', 'in', ['ready', 'dead'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
