import type { Area } from '../../area/area.ts';
import { calendarFeedRoutes } from './calendar-feed.routes.ts';
import { dropFeed } from './feeds.repository.ts';

export const area: Area = {
  routes: calendarFeedRoutes,
  alsoHolds: ['calendar_feeds'],
  endsWithPassword: dropFeed,
};
