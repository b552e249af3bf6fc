export { calendarFeedRoutes } from './calendar-feed.routes.ts';
export { calendarOf } from './calendar-of.ts';
