import { notificationDropdownSize } from '@board/contracts/constants/limits';
import type { Area } from '../../area/area.ts';
import { few, ownedPart } from '../../area/export-part.ts';
import { dropChannel } from './channels/reminder-channel.repository.ts';
import { reminderChannel } from './channels/set-channel.ts';
import { listNotifications } from './list-notifications.ts';
import { toNotification } from './notifications.repository.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationSearch } from './search.ts';

export const area: Area = {
  routes: notificationRoutes,
  exportOf: (ctx) => [
    ownedPart(ctx, 'notifications', toNotification),
    {
      file: 'reminder-channel.json',
      tables: ['reminder_channels'],
      // Without the address, which is as good as a key.
      items: few(async () => [await reminderChannel(ctx)]),
    },
  ],
  endsWithPassword: dropChannel,
  alsoHolds: ['notification_counts', 'push_subscriptions'],
  search: [notificationSearch],
  firstScreen: async (inside) => ({
    notifications: await listNotifications(inside, { limit: notificationDropdownSize }),
  }),
  capability: 'notifications',
};
