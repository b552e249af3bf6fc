import type { AdminStats } from '@board/contracts/schemas/admin';
import { addDays, dayMs } from '@board/time';
import type { Context } from '../../context/context.ts';
import { instant, localDate } from '../../time/clock.ts';
import { single } from '../../writing/transaction.ts';
import { countActiveCourses } from '../courses/index.ts';
import { countOpenTasks } from '../tasks/index.ts';
import { troublesSince } from './log/log.repository.ts';
import { countUsers } from './users/admin-users.repository.ts';

const coursesKeptMs = 30_000;
const namedAreas = 3;

/** Active courses are worked out over everybody's timetable, so the figure serves for a while. */
export class Stats {
  #courses: { until: number; active: Promise<number> } | undefined;

  forget(): void {
    this.#courses = undefined;
  }

  async read(ctx: Context): Promise<AdminStats> {
    const time = ctx.clock.now();
    const connection = single(ctx);
    const users = await countUsers(connection, instant(time - 7 * dayMs));
    const troubles = await troublesSince(connection, instant(time - dayMs));
    return {
      total_users: users.total,
      new_users: users.fresh,
      active_courses: await this.#activeCourses(ctx),
      pending_tasks: await countOpenTasks(connection),
      system_warnings: troubles.reduce((sum, { entries }) => sum + entries, 0),
      warning_modules: troubles.slice(0, namedAreas).map(({ module }) => module),
    };
  }

  #activeCourses(ctx: Context): Promise<number> {
    const time = ctx.clock.now();
    if (this.#courses && this.#courses.until > time) return this.#courses.active;
    const today = localDate(ctx.actor.timeZone, time);
    const active = countActiveCourses(ctx, today, addDays(today, 6));
    this.#courses = { until: time + coursesKeptMs, active };
    // What failed is asked again the next time.
    active.catch(() => this.forget());
    return active;
  }
}
