import type { calendarFeedSchemas } from '../schemas/calendar-feed.ts';
import type { CallOf } from './call.ts';

export type { CalendarFeed } from '../schemas/calendar-feed.ts';

type Schemas = typeof calendarFeedSchemas;
type FeedCall<Name extends keyof Schemas> = CallOf<Schemas, Name>;

export const getCalendarFeed: FeedCall<'getCalendarFeed'> = {
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/calendar-feed',
  access: 'user',
  reads: ['user'],
};
export const rotateCalendarFeed: FeedCall<'rotateCalendarFeed'> = {
  name: 'rotateCalendarFeed',
  method: 'POST',
  path: '/calendar-feed',
  access: 'user',
  repeatable: false,
  writes: ['user'],
  matters: true,
};
export const revokeCalendarFeed: FeedCall<'revokeCalendarFeed'> = {
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/calendar-feed',
  access: 'user',
  writes: ['user'],
};
export const downloadCalendar: FeedCall<'downloadCalendar'> = {
  name: 'downloadCalendar',
  method: 'GET',
  path: '/calendar/{secret}.ics',
  access: 'public',
};
