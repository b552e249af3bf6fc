import type { Area } from '../../area/area.ts';
import { ownedPart } from '../../area/export-part.ts';
import { calendarRoutes } from './calendars.routes.ts';
import { refreshCalendar, refreshJob } from './refresh-calendar.ts';
import { toCalendar } from './to-calendar.ts';

export const area: Area = {
  routes: calendarRoutes,
  jobs: (app) =>
    app.jobs.define<{ userId: string; id: string }>(refreshJob, {
      run: (ctx, { userId, id }) => refreshCalendar(ctx, userId, id),
    }),
  /** Without the addresses: whoever knows one reads what it leads to, and this file may lie about. */
  exportOf: (ctx) => [
    ownedPart(ctx, 'calendars', (row) => toCalendar(ctx, row)),
    ownedPart(ctx, 'calendar_events', ({ user_id: _, ...event }) => event),
  ],
};
