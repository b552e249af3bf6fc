import type { House } from '../../area/area.ts';
import type { PublicContext } from '../../context/context.ts';
import type { App } from '../../serving/app-type.ts';
import { instant } from '../../time/clock.ts';
import { dailyCareJob, planDailyCare } from './daily-care.ts';
import { extendSeries } from './recurrence/extend-series.ts';
import { aheadOf } from './recurrence/fill-series.ts';
import { forgetSeries } from './recurrence/forget-series.ts';
import { fireReminder } from './reminders/fire-reminder.ts';
import { type DueReminder, reminderJob } from './reminders/plan-reminders.ts';
import { type Replan, replanAll, replanJob } from './reminders/replan-reminders.ts';
import { purgeTrash } from './trash/purge-trash.ts';

export function taskJobs({ jobs }: Pick<App, 'jobs'>, { tell }: Pick<House, 'tell'>): void {
  jobs.define<DueReminder>(reminderJob, { inside: (ctx, due) => fireReminder(ctx, due, tell) });
  jobs.define<Replan>(replanJob, { run: replanAll });
  jobs.define<null>(dailyCareJob, { run: dailyCare });
}

async function dailyCare(ctx: PublicContext): Promise<void> {
  await ctx.database.transaction((tx) => planDailyCare(ctx, tx));
  await extendSeries(ctx, aheadOf(instant(ctx.clock.now()).slice(0, 10)));
  await purgeTrash(ctx);
  await forgetSeries(ctx);
}
