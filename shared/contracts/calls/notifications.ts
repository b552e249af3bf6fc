import { call } from './make-call.ts';

export type * from '../schemas/notifications.ts';

export const listNotifications = call('listNotifications', 'GET', '/notifications', 'user', {
  reads: ['notifications'],
});
export const createNotification = call('createNotification', 'POST', '/notifications', 'user', {
  writes: ['notifications'],
});
export const readAllNotifications = call(
  'readAllNotifications',
  'PUT',
  '/notifications/read-all',
  'user',
  { writes: ['notifications'] },
);
export const clearNotifications = call('clearNotifications', 'DELETE', '/notifications', 'user', {
  writes: ['notifications'],
});
export const updateNotification = call('updateNotification', 'PUT', '/notifications/{id}', 'user', {
  writes: ['notifications'],
});
export const readNotification = call(
  'readNotification',
  'PUT',
  '/notifications/{id}/read',
  'user',
  { writes: ['notifications'] },
);
export const restoreNotification = call(
  'restoreNotification',
  'POST',
  '/notifications/restore',
  'user',
  { writes: ['notifications'] },
);
export const deleteNotification = call(
  'deleteNotification',
  'DELETE',
  '/notifications/{id}',
  'user',
  { writes: ['notifications'] },
);
