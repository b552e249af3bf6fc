export { area as notificationsArea } from './area.ts';
export {
  findRow as findNotificationRow,
  toNotification,
} from './notifications.repository.ts';
export { type NewNotification, notify } from './notify.ts';
