import * as calls from '@board/contracts/calls/webhooks';
import { webhookSchemas as schemas } from '@board/contracts/schemas/webhooks';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { webhookJob } from '../../transaction.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listWebhooks } from './list-webhooks.ts';
import { sendDefinition } from './send-job.ts';
import { tryWebhook } from './try-webhook.ts';

export function webhookRoutes(app: App): void {
  app.jobs.define(webhookJob, sendDefinition);
  serve(app, calls.listWebhooks, schemas.listWebhooks, (ctx) => listWebhooks(ctx));
  serve(app, calls.createWebhook, schemas.createWebhook, (ctx, { body }) =>
    createWebhook(ctx, body),
  );
  serve(app, calls.tryWebhook, schemas.tryWebhook, (ctx, { params }) => tryWebhook(ctx, params.id));
  serve(app, calls.deleteWebhook, schemas.deleteWebhook, async (ctx, { params }) => {
    await deleteWebhook(ctx, params.id);
    return { success: true };
  });
}
