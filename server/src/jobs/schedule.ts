import { dayMs, hourMs, minuteMs, weekMs } from '@board/time';
import type { PublicContext, Services } from '../context/context.ts';
import { instant } from '../time/clock.ts';
import { enqueue } from './enqueue.ts';
import type { JobRunner } from './job-runner.ts';

/** In the small hours of most students. */
const usualHour = 19;

export interface DailyJob {
  kind: string;
  /** Hour of the day, UTC. */
  hour?: number;
  run: (ctx: PublicContext) => Promise<void>;
}

/** Done once a day by one of all instances, planned at start; each day's job leaves the next one behind. */
export function defineDaily(jobs: JobRunner, { kind, hour = usualHour, run }: DailyJob): void {
  defineRegular(jobs, { kind, run, everyMs: dayMs, afterMs: hour * hourMs });
}

/** The same on Sundays, counted from the first of them: time began on a Thursday. */
export function defineWeekly(jobs: JobRunner, { kind, hour = usualHour, run }: DailyJob): void {
  defineRegular(jobs, { kind, run, everyMs: weekMs, afterMs: 3 * dayMs + hour * hourMs });
}

/** The same at every quarter of an hour: with one of them a day begins in every zone. */
export function defineQuarterly(jobs: JobRunner, { kind, run }: Omit<DailyJob, 'hour'>): void {
  defineRegular(jobs, { kind, run, everyMs: 15 * minuteMs, afterMs: 0 });
}

interface RegularJob extends Omit<DailyJob, 'hour'> {
  everyMs: number;
  /** How far into each of these times it is done. */
  afterMs: number;
}

function defineRegular(jobs: JobRunner, job: RegularJob): void {
  jobs.daily.add(job.kind);
  jobs.atStart((services) => planNext(services, job));
  jobs.define<null>(job.kind, {
    run: async (ctx) => {
      // First, so that a day that fails for good does not end them all.
      await planNext(ctx, job);
      await job.run(ctx);
    },
  });
}

/** The key of the day, or of the quarter, keeps instances from planning it twice. */
async function planNext(services: Services, { kind, everyMs, afterMs }: RegularJob): Promise<void> {
  const now = services.clock.now();
  const current = Math.floor(now / everyMs) * everyMs + afterMs;
  const runAt = current > now ? current : current + everyMs;
  const key = instant(runAt).slice(0, everyMs < dayMs ? 16 : 10);
  await services.database.transaction((tx) =>
    enqueue(services, tx, { kind, payload: null, runAt, key }),
  );
}
