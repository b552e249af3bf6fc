import { call } from './make-call.ts';

export type * from '../schemas/webhooks.ts';

/** What was delivered last moves without a revision, so the reply is never conditional. */
export const listWebhooks = call('listWebhooks', 'GET', '/user/webhooks', 'user');
export const createWebhook = call('createWebhook', 'POST', '/user/webhooks', 'user', {
  repeatable: false,
  matters: true,
});
/** Sends one at once. That it works switches a webhook that was off on again. */
export const tryWebhook = call('tryWebhook', 'POST', '/user/webhooks/{id}/try', 'user', {
  repeatable: false,
});
export const deleteWebhook = call('deleteWebhook', 'DELETE', '/user/webhooks/{id}', 'user');
