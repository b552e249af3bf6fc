import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../database/connection.ts';
import type { JobsTable } from '../database/tables/jobs.ts';

export type JobRow = Selectable<JobsTable>;

/**
 * Takes what is due, and what another instance left behind when it died. A kind that is not among
 * `kinds` is of another build, which runs beside this one.
 */
export async function claimJobs(
  tx: Transaction,
  {
    now,
    lease,
    leaseUntil,
    limit,
    kinds,
  }: { now: string; lease: string; leaseUntil: string; limit: number; kinds: readonly string[] },
): Promise<JobRow[]> {
  let due = tx.query
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'ready'), is('run_at', '<=', now)]),
        is.and([is('state', '=', 'running'), is('lease_until', '<=', now)]),
      ]),
    )
    .orderBy('run_at')
    .limit(limit);
  // SQLite has one writer, so nobody else can be choosing at this moment.
  if (tx.engine === 'postgres') due = due.forUpdate().skipLocked();
  return tx.query
    .updateTable('jobs')
    .set((is) => ({
      state: 'running',
      lease,
      lease_until: leaseUntil,
      attempts: is('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** Only those that are still held: what somebody else took over, or what is done, stays as it is. */
export async function renewLeases(
  tx: Transaction,
  jobs: readonly JobRow[],
  leaseUntil: string,
): Promise<void> {
  const held = jobs.map(({ id }) => id);
  const leases = [...new Set(jobs.map(({ lease }) => lease))];
  await tx.query
    .updateTable('jobs')
    .set({ lease_until: leaseUntil })
    .where('id', 'in', held)
    .where('lease', 'in', leases)
    .execute();
}

/** False when somebody else has taken it over meanwhile, or it was cancelled. */
export async function finishJob(tx: Transaction, job: JobRow, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.query
    .updateTable('jobs')
    .set({ state: 'done', lease: null, lease_until: null, last_error: null, finished_at: now })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function failJob(
  tx: Transaction,
  job: JobRow,
  { error, retryAt, now }: { error: string; retryAt: string | undefined; now: string },
): Promise<void> {
  await tx.query
    .updateTable('jobs')
    .set({
      ...(retryAt === undefined
        ? { state: 'dead' as const, finished_at: now }
        : { state: 'ready' as const, run_at: retryAt }),
      lease: null,
      lease_until: null,
      last_error: error,
    })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute();
}

/** When something is due next, leases that run out included. */
export async function nextDue(
  connection: Connection,
  kinds: readonly string[],
): Promise<string | undefined> {
  const ready = await connection.query
    .selectFrom('jobs')
    .select('run_at')
    .where('kind', 'in', kinds)
    .where('state', '=', 'ready')
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
  const running = await connection.query
    .selectFrom('jobs')
    .select('lease_until')
    .where('kind', 'in', kinds)
    .where('state', '=', 'running')
    .orderBy('lease_until')
    .limit(1)
    .executeTakeFirst();
  return [ready?.run_at, running?.lease_until].filter((time) => typeof time === 'string').sort()[0];
}

export async function forgetDone(tx: Transaction, before: string): Promise<void> {
  await tx.query
    .deleteFrom('jobs')
    .where('state', '=', 'done')
    .where('finished_at', '<', before)
    .execute();
}
