import type { webhookSchemas } from '../schemas/webhooks.ts';
import type { CallOf } from './call.ts';

export type { Webhook } from '../schemas/webhooks.ts';

type WebhookCall<Name extends keyof typeof webhookSchemas> = CallOf<typeof webhookSchemas, Name>;

/** What was delivered last moves without a revision, so the reply is never conditional. */
export const listWebhooks: WebhookCall<'listWebhooks'> = {
  name: 'listWebhooks',
  method: 'GET',
  path: '/user/webhooks',
  access: 'user',
};
export const createWebhook: WebhookCall<'createWebhook'> = {
  name: 'createWebhook',
  method: 'POST',
  path: '/user/webhooks',
  access: 'user',
  repeatable: false,
  matters: true,
};
/** Sends one at once. That it works switches a webhook that was off on again. */
export const tryWebhook: WebhookCall<'tryWebhook'> = {
  name: 'tryWebhook',
  method: 'POST',
  path: '/user/webhooks/{id}/try',
  access: 'user',
  repeatable: false,
};
export const deleteWebhook: WebhookCall<'deleteWebhook'> = {
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/user/webhooks/{id}',
  access: 'user',
};
