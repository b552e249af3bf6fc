export { area as calendarFeedArea } from './area.ts';
