import type { Services } from '../context/context.ts';
import type { Transaction } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import { pieces } from '../database/pieces.ts';
import { instant } from '../time/clock.ts';

export interface NewJob {
  kind: string;
  payload: unknown;
  /** Milliseconds; now when left out. */
  runAt?: number;
  /** One job of this kind per key, ever: a second one is dropped, unless `replace` moves a waiting one. */
  key?: string;
  replace?: boolean;
}

type Parts = Pick<Services, 'clock' | 'signals'>;

/** In the caller's transaction: the job exists exactly if the rows do that it is about. */
export async function enqueue(
  ctx: Parts,
  tx: Transaction,
  { replace = false, ...job }: NewJob,
): Promise<void> {
  if (!replace) return enqueueAll(ctx, tx, [job]);
  const row = newRow(ctx.clock.now(), job);
  const { payload, person, run_at, state, attempts, lease, lease_until, finished_at } = row;
  const fresh = { payload, person, run_at, state, attempts, lease, lease_until, finished_at };
  await tx.query
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doUpdateSet(fresh))
    .execute();
  ctx.signals.announce(tx, { kind: 'job', runAt: row.run_at });
}

/** Many jobs in few statements. */
export async function enqueueAll(
  ctx: Parts,
  tx: Transaction,
  jobs: readonly Omit<NewJob, 'replace'>[],
): Promise<void> {
  const now = ctx.clock.now();
  const rows = jobs.map((job) => newRow(now, job));
  for (const piece of pieces(rows)) {
    await tx.query
      .insertInto('jobs')
      .values(piece)
      .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doNothing())
      .execute();
  }
  const [first] = rows.map((row) => row.run_at).sort();
  if (first !== undefined) ctx.signals.announce(tx, { kind: 'job', runAt: first });
}

function newRow(now: number, { kind, payload, runAt, key }: Omit<NewJob, 'replace'>) {
  const id = newId(now);
  return {
    id,
    kind,
    unique_key: key ?? id,
    payload: JSON.stringify(payload),
    person: personIn(payload),
    run_at: instant(runAt ?? now),
    state: 'ready' as const,
    attempts: 0,
    lease: null,
    lease_until: null,
    last_error: null,
    created_at: instant(now),
    finished_at: null,
  };
}

const personIn = (payload: unknown): string | null =>
  typeof payload === 'object' && payload && 'userId' in payload ? String(payload.userId) : null;

/** Takes back what waits; a job that runs at this moment sees that its lease is gone. */
export const cancelJob = (tx: Transaction, kind: string, key: string): Promise<void> =>
  cancelJobs(tx, kind, [key]);

export async function cancelJobs(
  tx: Transaction,
  kind: string,
  keys: readonly string[],
): Promise<void> {
  for (const piece of pieces(keys)) {
    await tx.query
      .deleteFrom('jobs')
      .where('kind', '=', kind)
      .where('unique_key', 'in', piece)
      .execute();
  }
}
