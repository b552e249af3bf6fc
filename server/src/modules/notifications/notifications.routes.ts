import * as calls from '@board/contracts/calls/notifications';
import { notificationSchemas as schemas } from '@board/contracts/schemas/notifications';
import type { House } from '../../area/area.ts';
import { defineDaily } from '../../jobs/schedule.ts';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { broadcastDefinition, broadcastJob } from './broadcast.ts';
import {
  readNotification,
  restoreNotification,
  updateNotification,
} from './change-notification.ts';
import { channelRoutes } from './channels/channels.routes.ts';
import { clearNotifications } from './clear-notifications.ts';
import { createNotification } from './create-notification.ts';
import { deleteNotification } from './delete-notification.ts';
import { forgetOldNotifications } from './forget-old.ts';
import { listNotifications } from './list-notifications.ts';
import { readAllNotifications } from './read-all-notifications.ts';

export function notificationRoutes(app: App, { tell }: House): void {
  const { serve } = serving(app, calls, schemas);
  channelRoutes(app, tell);
  app.jobs.define(broadcastJob, broadcastDefinition);
  defineDaily(app.jobs, { kind: 'notifications.daily-care', run: forgetOldNotifications });
  serve('listNotifications', (ctx, { query }) => listNotifications(ctx, query));
  serve('createNotification', (ctx, { body }) => createNotification(ctx, body));
  serve('readAllNotifications', async (ctx) => ({
    updated: await readAllNotifications(ctx),
  }));
  serve('clearNotifications', async (ctx) => ({
    deleted: await clearNotifications(ctx),
  }));
  serve('updateNotification', (ctx, { params, body, ifMatch }) =>
    updateNotification(ctx, params.id, body, ifMatch),
  );
  serve('readNotification', (ctx, { params }) => readNotification(ctx, params.id));
  serve('restoreNotification', (ctx, { body }) => restoreNotification(ctx, body));
  serve('deleteNotification', (ctx, { params, ifMatch }) =>
    done(deleteNotification(ctx, params.id, ifMatch)),
  );
}
