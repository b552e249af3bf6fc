import { call } from './make-call.ts';

export type * from '../schemas/calendars.ts';

const reads = { reads: ['calendars'] } as const;
const writes = { writes: ['calendars'] } as const;

export const listCalendars = call('listCalendars', 'GET', '/calendars', reads);
/** Asks the address before anything is written: what cannot be read is not subscribed to. */
export const subscribeCalendar = call('subscribeCalendar', 'POST', '/calendars', {
  repeatable: false,
  writes: ['calendars', 'tasks'],
});
export const updateCalendar = call('updateCalendar', 'PATCH', '/calendars/{id}', writes);
export const deleteCalendar = call('deleteCalendar', 'DELETE', '/calendars/{id}', writes);
/** For an hour after it. */
export const restoreCalendar = call('restoreCalendar', 'POST', '/calendars/{id}/restore', writes);
export const listCalendarEvents = call('listCalendarEvents', 'GET', '/calendar-events', reads);
