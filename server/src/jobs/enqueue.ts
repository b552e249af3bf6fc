import { instant } from '../clock.ts';
import type { Services } from '../context.ts';
import type { Transaction } from '../database/connection.ts';
import { newId } from '../ids.ts';

export interface NewJob {
  kind: string;
  payload: unknown;
  /** Milliseconds; now when left out. */
  runAt?: number;
  /** One job of this kind per key, ever: a second one is dropped, unless `replace` moves a waiting one. */
  key?: string;
  replace?: boolean;
}

/** In the caller's transaction: the job exists exactly if the rows do that it is about. */
export async function enqueue(
  ctx: Pick<Services, 'clock' | 'signals'>,
  tx: Transaction,
  { kind, payload, runAt, key, replace = false }: NewJob,
): Promise<void> {
  const now = ctx.clock.now();
  const id = newId(now);
  const row = { payload: JSON.stringify(payload), run_at: instant(runAt ?? now) };
  const insert = tx.query.insertInto('jobs').values({
    ...row,
    id,
    kind,
    unique_key: key ?? id,
    state: 'ready',
    attempts: 0,
    lease: null,
    lease_until: null,
    last_error: null,
    created_at: instant(now),
    finished_at: null,
  });
  const fresh = {
    ...row,
    state: 'ready' as const,
    attempts: 0,
    lease: null,
    lease_until: null,
    finished_at: null,
  };
  await insert
    .onConflict((conflict) =>
      replace
        ? conflict.columns(['kind', 'unique_key']).doUpdateSet(fresh)
        : conflict.columns(['kind', 'unique_key']).doNothing(),
    )
    .execute();
  await ctx.signals.announce(tx, { kind: 'job', runAt: row.run_at });
}

/** Takes back what waits; a job that runs at this moment sees that its lease is gone. */
export async function cancelJob(tx: Transaction, kind: string, key: string): Promise<void> {
  await tx.query
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('unique_key', '=', key)
    .execute();
}
