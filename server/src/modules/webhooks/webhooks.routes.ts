import * as calls from '@board/contracts/calls/webhooks';
import { webhookSchemas as schemas } from '@board/contracts/schemas/webhooks';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { webhookJob } from '../../writing/transaction.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listWebhooks } from './list-webhooks.ts';
import { sendDefinition } from './send-job.ts';
import { tryWebhook } from './try-webhook.ts';

export function webhookRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  app.jobs.define(webhookJob, sendDefinition);
  serve('listWebhooks', (ctx) => listWebhooks(ctx));
  serve('createWebhook', (ctx, { body }) => createWebhook(ctx, body));
  serve('tryWebhook', (ctx, { params }) => tryWebhook(ctx, params.id));
  serve('deleteWebhook', (ctx, { params }) => done(deleteWebhook(ctx, params.id)));
}
