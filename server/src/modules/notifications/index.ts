export { exportOf as notificationsExport } from './export-of.ts';
export { listNotifications } from './list-notifications.ts';
export {
  countsOf,
  findRow as findNotificationRow,
  toNotification,
} from './notifications.repository.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { checkedPath, type NewNotification, notify } from './notify.ts';
