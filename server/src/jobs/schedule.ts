import { dayMs, hourMs } from '@board/time';
import { instant } from '../clock.ts';
import type { PublicContext, Services } from '../context.ts';
import { enqueue } from './enqueue.ts';
import type { JobRunner } from './job-runner.ts';

export interface DailyJob {
  kind: string;
  /** Hour of the day, UTC. */
  hour: number;
  run: (ctx: PublicContext) => Promise<void>;
}

/** Done once a day by one of all instances, planned at start; each day's job leaves the next one behind. */
export function defineDaily(jobs: JobRunner, { kind, hour, run }: DailyJob): void {
  jobs.daily.add(kind);
  jobs.atStart((services) => planDaily(services, { kind, hour }));
  jobs.define<null>(kind, {
    run: async (ctx) => {
      // First, so that a day that fails for good does not end them all.
      await planDaily(ctx, { kind, hour });
      await run(ctx);
    },
  });
}

/** The key of the day keeps instances from planning it twice. */
async function planDaily(
  services: Services,
  { kind, hour }: Pick<DailyJob, 'kind' | 'hour'>,
): Promise<void> {
  const now = services.clock.now();
  const midnight = Math.floor(now / dayMs) * dayMs;
  const today = midnight + hour * hourMs;
  const runAt = today > now ? today : today + dayMs;
  const key = instant(runAt).slice(0, 10);
  await services.database.transaction((tx) =>
    enqueue(services, tx, { kind, payload: null, runAt, key }),
  );
}
