import { call } from './make-call.ts';

export type * from '../schemas/api-tokens.ts';

/** When each was last used moves without a revision, so the reply is never conditional. */
export const listApiTokens = call('listApiTokens', 'GET', '/user/api-tokens');
export const createApiToken = call('createApiToken', 'POST', '/user/api-tokens', {
  repeatable: false,
  matters: true,
});
export const revokeApiToken = call('revokeApiToken', 'DELETE', '/user/api-tokens/{id}');
