import { call } from './make-call.ts';

export type * from '../schemas/webhooks.ts';

/** What was delivered last moves without a revision, so the reply is never conditional. */
export const listWebhooks = call('listWebhooks', 'GET', '/user/webhooks');
export const createWebhook = call('createWebhook', 'POST', '/user/webhooks', {
  repeatable: false,
  matters: true,
});
/** Sends one at once. That it works switches a webhook that was off on again. */
export const tryWebhook = call('tryWebhook', 'POST', '/user/webhooks/{id}/try', {
  repeatable: false,
});
export const deleteWebhook = call('deleteWebhook', 'DELETE', '/user/webhooks/{id}');
