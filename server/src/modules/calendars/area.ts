import type { Area } from '../../area/area.ts';
import { calendarRoutes } from './calendars.routes.ts';
import { exportOf } from './export-of.ts';
import { refreshCalendar, refreshJob } from './refresh-calendar.ts';

export const area: Area = {
  routes: calendarRoutes,
  jobs: (app) =>
    app.jobs.define<{ userId: string; id: string }>(refreshJob, {
      run: (ctx, { userId, id }) => refreshCalendar(ctx, userId, id),
    }),
  exportOf,
};
