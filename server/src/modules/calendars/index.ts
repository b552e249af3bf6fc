export { area as calendarsArea } from './area.ts';
export { listCalendarEvents } from './list-events.ts';
export { subscribeCalendar } from './subscribe-calendar.ts';
