import { addDays } from '@board/time';
import type { House } from '../../../area/area.ts';
import type { InsideContext, Services } from '../../../context/context.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { defineDaily } from '../../../jobs/schedule.ts';
import { actAs } from '../../../people/act-as.ts';
import type { App } from '../../../serving/app-type.ts';
import { instant } from '../../../time/clock.ts';
import { usersWithCoursesBetween } from '../courses.repository.ts';
import { type ClassAhead, classSoonJob, planClasses } from './plan-classes.ts';
import { tellOfClass } from './tell-class.ts';

const dailyJob = 'courses.daily-plan';
const planJob = 'courses.plan-classes';
/** Before the day begins where most students are. */
const hour = 18;
const batch = 25;

interface Batch {
  plan: string;
  /** The last user whose classes are planned. */
  after: string;
}

export function classJobs({ jobs }: Pick<App, 'jobs'>, { tell }: Pick<House, 'tell'>): void {
  jobs.define<ClassAhead>(classSoonJob, { inside: (ctx, ahead) => tellOfClass(ctx, ahead, tell) });
  jobs.define<Batch>(planJob, { inside: planBatch });
  defineDaily(jobs, { kind: dailyJob, hour, run: (ctx) => planAll(ctx, 'daily') });
  // Courses may be older than this plan, or come from a backup.
  jobs.atStart((services) => planAll(services, 'start'));
}

function planAll(services: Services, occasion: string): Promise<void> {
  const plan = `${occasion}:${today(services)}`;
  return services.database.transaction((tx) =>
    enqueue(services, tx, { kind: planJob, key: `${plan}:`, payload: { plan, after: '' } }),
  );
}

/** Some people a transaction; each step leaves the next one behind. */
async function planBatch(ctx: InsideContext, { plan, after }: Batch): Promise<void> {
  const { tx } = ctx;
  const start = addDays(today(ctx), -1);
  const end = addDays(start, 4);
  const userIds = await usersWithCoursesBetween(tx, { start, end, after, limit: batch });
  for (const userId of userIds) {
    const person = await actAs(ctx, userId);
    if (person) await planClasses(person, tx);
  }
  const last = userIds.at(-1);
  if (last === undefined || userIds.length < batch) return;
  await enqueue(ctx, tx, {
    kind: planJob,
    key: `${plan}:${last}`,
    payload: { plan, after: last },
  });
}

const today = ({ clock }: Pick<Services, 'clock'>): string => instant(clock.now()).slice(0, 10);
