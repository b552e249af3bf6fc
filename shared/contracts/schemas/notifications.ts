import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import { notificationCategories, notificationTypes } from '../constants/notifications.ts';
import { roles } from '../constants/roles.ts';
import type { CallSchema } from './call-schema.ts';
import {
  changeOf,
  Done,
  Id,
  IdParams,
  Instant,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  Strict,
  text,
  Version,
} from './common.ts';

export const Notification = Type.Object({
  id: Id,
  title: Type.String(),
  message: Type.String(),
  type: oneOf(notificationTypes),
  category: oneOf(notificationCategories),
  read: Type.Boolean(),
  timestamp: Instant,
  actionUrl: Nullable(Type.String()),
  version: Version,
});
export type Notification = Static<typeof Notification>;

const editable = {
  title: Type.String({ maxLength: textLength.title, 'x-missing': 'notification.title_required' }),
  message: text(textLength.description),
  type: oneOf(notificationTypes),
  category: oneOf(notificationCategories),
  read: Type.Boolean(),
  actionUrl: Nullable(text(textLength.url)),
};

export const NotificationPage = Type.Object({
  ...pageOf(Notification).properties,
  unread: Type.Integer(),
});

export const notificationSchemas = {
  listNotifications: {
    query: Strict({
      ...PageQuery,
      unread_only: Type.Optional(Type.Boolean()),
      category: Type.Optional(oneOf(notificationCategories)),
    }),
    reply: NotificationPage,
  },
  createNotification: {
    body: Strict({
      id: Type.Optional(Id),
      ...Type.Partial(Type.Object(editable)).properties,
      title: editable.title,
      /** What is new was not read. */
      read: Type.Optional(Type.Literal(false)),
      /** For somebody else, by those who may: one user by id or name, or everybody of a role. */
      user_id: Type.Optional(Id),
      username: Type.Optional(text(textLength.name)),
      role: Type.Optional(oneOf([...roles, 'everybody'])),
    }),
    reply: Type.Object({
      ...Notification.properties,
      /** To how many it goes, where it goes to all of a role. */
      recipients: Type.Optional(Type.Integer()),
    }),
    status: 201,
    example: { title: 'Room changed', message: 'Linear Algebra moves to room 204', type: 'info' },
  },
  updateNotification: changeOf(Type.Object(editable), Notification),
  /** As it was shown to who deleted it: nothing of it is kept here. */
  restoreNotification: {
    body: Strict({ id: Id, ...editable, timestamp: Instant }),
    reply: Notification,
    example: {
      id: '01930000-0000-7000-8000-000000000001',
      title: 'Room changed',
      message: 'Linear Algebra moves to room 204',
      type: 'info',
      category: 'course',
      read: true,
      timestamp: '2026-11-26T08:00:00.000Z',
      actionUrl: null,
    },
  },
  deleteNotification: { ifMatch: true, params: IdParams, reply: Done },
  clearNotifications: { reply: Type.Object({ deleted: Type.Integer() }) },
  readNotification: { params: IdParams, reply: Notification },
  readAllNotifications: { reply: Type.Object({ updated: Type.Integer() }) },
} satisfies Record<string, CallSchema>;
