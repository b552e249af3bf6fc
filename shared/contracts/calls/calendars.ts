import type { calendarSchemas } from '../schemas/calendars.ts';
import type { CallOf } from './call.ts';

export type { Calendar, CalendarEvent } from '../schemas/calendars.ts';

type CalendarCall<Name extends keyof typeof calendarSchemas> = CallOf<typeof calendarSchemas, Name>;

export const listCalendars: CalendarCall<'listCalendars'> = {
  name: 'listCalendars',
  method: 'GET',
  path: '/calendars',
  access: 'user',
  reads: ['calendars'],
};
/** Asks the address before anything is written: what cannot be read is not subscribed to. */
export const subscribeCalendar: CalendarCall<'subscribeCalendar'> = {
  name: 'subscribeCalendar',
  method: 'POST',
  path: '/calendars',
  access: 'user',
  repeatable: false,
  writes: ['calendars', 'tasks'],
};
export const updateCalendar: CalendarCall<'updateCalendar'> = {
  name: 'updateCalendar',
  method: 'PATCH',
  path: '/calendars/{id}',
  access: 'user',
  writes: ['calendars'],
};
export const deleteCalendar: CalendarCall<'deleteCalendar'> = {
  name: 'deleteCalendar',
  method: 'DELETE',
  path: '/calendars/{id}',
  access: 'user',
  writes: ['calendars'],
};
export const listCalendarEvents: CalendarCall<'listCalendarEvents'> = {
  name: 'listCalendarEvents',
  method: 'GET',
  path: '/calendar-events',
  access: 'user',
  reads: ['calendars'],
};
