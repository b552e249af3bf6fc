import { dayMs } from '@board/time';
import type { PublicContext } from './context/context.ts';
import { defineDaily } from './jobs/schedule.ts';
import { readSettings } from './modules/settings/index.ts';
import type { App } from './serving/app-type.ts';
import { instant } from './time/clock.ts';

const keyDays = 1;
/** So long what the assistant proposed may be taken back. */
const proposalDays = 30;
const wrongDays = 28;

/** Sweeps out what has no more use: ended sessions, old keys and counters, old lines of the logs. */
export function keepHouse({ jobs }: App): void {
  defineDaily(jobs, {
    kind: 'housekeeping',
    run: async (ctx) => {
      await sweep(ctx);
      await jobs.forgetDone();
    },
  });
}

export async function sweep(ctx: PublicContext): Promise<void> {
  const now = ctx.clock.now();
  const before = (days: number) => instant(now - days * dayMs);
  await ctx.database.transaction(async (tx) => {
    const { kept } = await readSettings(tx);
    await tx.query
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', before(keyDays))
      .execute();
    await tx.query
      .deleteFrom('throttles')
      .where('window_start', '<', before(1))
      // What was wrong is counted over weeks.
      .where((is) =>
        is.or([is('key', 'not like', 'wrong %'), is('window_start', '<', before(wrongDays))]),
      )
      .execute();
    await tx.query
      .deleteFrom('sessions')
      .where((is) =>
        is.or([
          is('idle_until', '<', instant(now)),
          is('expires_at', '<', instant(now)),
          is('created_at', '<', before(kept.sessions)),
        ]),
      )
      .execute();
    await tx.query
      .deleteFrom('assistant_proposals')
      .where('created_at', '<', before(proposalDays))
      .execute();
    // What failed for good says why, and is kept as long as the log is; so is what no build does any more.
    await tx.query
      .deleteFrom('jobs')
      .where((is) =>
        is.or([
          is.and([is('state', '=', 'dead'), is('finished_at', '<', before(kept.log))]),
          is.and([is('state', '=', 'ready'), is('run_at', '<', before(kept.log))]),
        ]),
      )
      .execute();
    await tx.query
      .deleteFrom('class_reports')
      .where('answered_at', '<', before(kept.log))
      .execute();
    await tx.query.deleteFrom('log_entries').where('timestamp', '<', before(kept.log)).execute();
    if (kept.audit > 0)
      await tx.query.deleteFrom('audit_log').where('at', '<', before(kept.audit)).execute();
  });
}
