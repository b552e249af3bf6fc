import { notificationDropdownSize } from '@board/contracts/constants/limits';
import type { Area } from '../../area/area.ts';
import { dropChannel } from './channels/reminder-channel.repository.ts';
import { exportOf } from './export-of.ts';
import { listNotifications } from './list-notifications.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationSearch } from './search.ts';

export const area: Area = {
  routes: notificationRoutes,
  exportOf,
  endsWithPassword: dropChannel,
  alsoHolds: ['notification_counts', 'push_subscriptions'],
  search: [notificationSearch],
  firstScreen: async (inside) => ({
    notifications: await listNotifications(inside, { limit: notificationDropdownSize }),
  }),
  capability: 'notifications',
};
