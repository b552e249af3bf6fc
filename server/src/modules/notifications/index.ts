export { area as notificationsArea } from './area.ts';
export { listNotifications } from './list-notifications.ts';
export {
  countsOf,
  findRow as findNotificationRow,
  toNotification,
} from './notifications.repository.ts';
export { checkedPath, type NewNotification, notify } from './notify.ts';
