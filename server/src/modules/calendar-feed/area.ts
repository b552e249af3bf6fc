import type { Area } from '../../area.ts';
import { calendarFeedRoutes } from './calendar-feed.routes.ts';

export const area: Area = {
  routes: calendarFeedRoutes,
};
