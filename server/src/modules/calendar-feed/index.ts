export { area as calendarFeedArea } from './area.ts';
export { calendarOf } from './calendar-of.ts';
