import { call } from './make-call.ts';

export type * from '../schemas/notifications.ts';

export const listNotifications = call('listNotifications', 'GET', '/notifications', {
  reads: ['notifications'],
});
export const createNotification = call('createNotification', 'POST', '/notifications', {
  writes: ['notifications'],
});
export const readAllNotifications = call('readAllNotifications', 'PUT', '/notifications/read-all', {
  writes: ['notifications'],
});
export const clearNotifications = call('clearNotifications', 'DELETE', '/notifications', {
  writes: ['notifications'],
});
export const updateNotification = call('updateNotification', 'PUT', '/notifications/{id}', {
  writes: ['notifications'],
});
export const readNotification = call('readNotification', 'PUT', '/notifications/{id}/read', {
  writes: ['notifications'],
});
export const restoreNotification = call('restoreNotification', 'POST', '/notifications/restore', {
  writes: ['notifications'],
});
export const deleteNotification = call('deleteNotification', 'DELETE', '/notifications/{id}', {
  writes: ['notifications'],
});
