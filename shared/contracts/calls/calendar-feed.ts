import { call } from './make-call.ts';

export type * from '../schemas/calendar-feed.ts';

export const getCalendarFeed = call('getCalendarFeed', 'GET', '/calendar-feed', {
  reads: ['user'],
});
export const rotateCalendarFeed = call('rotateCalendarFeed', 'POST', '/calendar-feed', {
  repeatable: false,
  writes: ['user'],
  matters: true,
});
export const revokeCalendarFeed = call('revokeCalendarFeed', 'DELETE', '/calendar-feed', {
  writes: ['user'],
});
export const downloadCalendar = call('downloadCalendar', 'GET', '/calendar/{secret}.ics', 'public');
