import * as calls from '@board/contracts/calls/calendars';
import { calendarSchemas as schemas } from '@board/contracts/schemas/calendars';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { deleteCalendar, restoreCalendar } from './delete-calendar.ts';
import { listCalendars } from './list-calendars.ts';
import { listCalendarEvents } from './list-events.ts';
import { subscribeCalendar } from './subscribe-calendar.ts';
import { updateCalendar } from './update-calendar.ts';

export function calendarRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listCalendars', (ctx, { query }) => listCalendars(ctx, query));
  serve('subscribeCalendar', (ctx, { body }) => subscribeCalendar(ctx, body));
  serve('updateCalendar', (ctx, { params, body, ifMatch }) =>
    updateCalendar(ctx, params.id, body, ifMatch),
  );
  serve('deleteCalendar', (ctx, { params }) => done(deleteCalendar(ctx, params.id)));
  serve('restoreCalendar', (ctx, { params }) => restoreCalendar(ctx, params.id));
  serve('listCalendarEvents', (ctx, { query }) => listCalendarEvents(ctx, query));
}
