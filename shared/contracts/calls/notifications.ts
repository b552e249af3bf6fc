import type { notificationSchemas } from '../schemas/notifications.ts';
import type { CallOf } from './call.ts';

export type { Notification } from '../schemas/notifications.ts';

type Schemas = typeof notificationSchemas;
type NotificationCall<Name extends keyof Schemas> = CallOf<Schemas, Name>;

export const listNotifications: NotificationCall<'listNotifications'> = {
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  access: 'user',
  reads: ['notifications'],
};
export const createNotification: NotificationCall<'createNotification'> = {
  name: 'createNotification',
  method: 'POST',
  path: '/notifications',
  access: 'user',
  writes: ['notifications'],
};
export const readAllNotifications: NotificationCall<'readAllNotifications'> = {
  name: 'readAllNotifications',
  method: 'PUT',
  path: '/notifications/read-all',
  access: 'user',
  writes: ['notifications'],
};
export const clearNotifications: NotificationCall<'clearNotifications'> = {
  name: 'clearNotifications',
  method: 'DELETE',
  path: '/notifications',
  access: 'user',
  writes: ['notifications'],
};
export const updateNotification: NotificationCall<'updateNotification'> = {
  name: 'updateNotification',
  method: 'PUT',
  path: '/notifications/{id}',
  access: 'user',
  writes: ['notifications'],
};
export const readNotification: NotificationCall<'readNotification'> = {
  name: 'readNotification',
  method: 'PUT',
  path: '/notifications/{id}/read',
  access: 'user',
  writes: ['notifications'],
};
export const deleteNotification: NotificationCall<'deleteNotification'> = {
  name: 'deleteNotification',
  method: 'DELETE',
  path: '/notifications/{id}',
  access: 'user',
  writes: ['notifications'],
};
