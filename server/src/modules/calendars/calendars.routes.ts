import * as calls from '@board/contracts/calls/calendars';
import { calendarSchemas as schemas } from '@board/contracts/schemas/calendars';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { deleteCalendar } from './delete-calendar.ts';
import { listCalendars } from './list-calendars.ts';
import { listCalendarEvents } from './list-events.ts';
import { subscribeCalendar } from './subscribe-calendar.ts';
import { updateCalendar } from './update-calendar.ts';

export function calendarRoutes(app: App): void {
  serve(app, calls.listCalendars, schemas.listCalendars, (ctx, { query }) =>
    listCalendars(ctx, query),
  );
  serve(app, calls.subscribeCalendar, schemas.subscribeCalendar, (ctx, { body }) =>
    subscribeCalendar(ctx, body),
  );
  serve(app, calls.updateCalendar, schemas.updateCalendar, (ctx, { params, body, ifMatch }) =>
    updateCalendar(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.deleteCalendar, schemas.deleteCalendar, async (ctx, { params }) => {
    await deleteCalendar(ctx, params.id);
    return { success: true };
  });
  serve(app, calls.listCalendarEvents, schemas.listCalendarEvents, (ctx, { query }) =>
    listCalendarEvents(ctx, query),
  );
}
