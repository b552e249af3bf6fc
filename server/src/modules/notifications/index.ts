export { area as notificationsArea } from './area.ts';
export { listNotifications } from './list-notifications.ts';
export {
  findRow as findNotificationRow,
  toNotification,
} from './notifications.repository.ts';
export { notify } from './notify.ts';
