import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../database/connection.ts';
import type { JobsTable } from '../database/tables/jobs.ts';

export type JobRow = Selectable<JobsTable>;

interface Claim {
  /** What waits, or what another instance left behind when it died. */
  state: 'ready' | 'running';
  now: string;
  lease: string;
  leaseUntil: string;
  /** A kind that is not among them is of another build, which runs beside this one. */
  kinds: readonly string[];
  /** Those of them that wait for something elsewhere, maybe for long. */
  slow: readonly string[];
}

/** So that nobody's slow targets hold up what is for others. */
const slowAtOnce = 2;

/** Takes what is due. It counts as tried from here on, since who dies of it cannot count. */
export async function claimJobs(
  tx: Transaction,
  { limit, ...claim }: Claim & { limit: number },
): Promise<JobRow[]> {
  const jobs: JobRow[] = [];
  // One by one: each is one more of his who may have no third.
  while (jobs.length < limit) {
    const job = await claimJob(tx, claim);
    if (!job) break;
    jobs.push(job);
  }
  return jobs;
}

function claimJob(
  tx: Transaction,
  { state, now, lease, leaseUntil, kinds, slow }: Claim,
): Promise<JobRow | undefined> {
  const busy = tx.query
    .selectFrom('jobs')
    .select('person')
    .where('state', '=', 'running')
    .where('lease_until', '>', now)
    .where('kind', 'in', slow)
    .where('person', 'is not', null)
    .groupBy('person')
    .having((is) => is.fn.countAll(), '>=', slowAtOnce);
  let due = tx.query
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where('state', '=', state)
    .where(state === 'ready' ? 'run_at' : 'lease_until', '<=', now)
    .orderBy('run_at')
    .limit(1);
  if (slow.length > 0)
    due = due.where((is) =>
      is.or([is('kind', 'not in', slow), is('person', 'is', null), is('person', 'not in', busy)]),
    );
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
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
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
  {
    error,
    attempts,
    retryAt,
    now,
  }: { error: string; attempts: number; retryAt: string | undefined; now: string },
): Promise<void> {
  await tx.query
    .updateTable('jobs')
    .set({
      ...(retryAt === undefined
        ? { state: 'dead' as const, finished_at: now }
        : { state: 'ready' as const, run_at: retryAt }),
      attempts,
      lease: null,
      lease_until: null,
      last_error: error,
    })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute();
}

/** When something is due next, leases that run out included. What was due by `after` waits for what runs. */
export async function nextDue(
  connection: Connection,
  kinds: readonly string[],
  after: string,
): Promise<string | undefined> {
  const first = (state: JobRow['state'], column: 'run_at' | 'lease_until') =>
    connection.query
      .selectFrom('jobs')
      .select(`${column} as time`)
      .where('kind', 'in', kinds)
      .where('state', '=', state)
      .where(column, '>', after)
      .orderBy(column)
      .limit(1)
      .executeTakeFirst();
  const found = [await first('ready', 'run_at'), await first('running', 'lease_until')];
  return found.flatMap((row) => row?.time ?? []).sort()[0];
}

export async function forgetDone(tx: Transaction, before: string): Promise<void> {
  await tx.query
    .deleteFrom('jobs')
    .where('state', '=', 'done')
    .where('finished_at', '<', before)
    .execute();
}
