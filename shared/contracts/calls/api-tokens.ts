import type { apiTokenSchemas } from '../schemas/api-tokens.ts';
import type { CallOf } from './call.ts';

export type { ApiToken } from '../schemas/api-tokens.ts';

type ApiTokenCall<Name extends keyof typeof apiTokenSchemas> = CallOf<typeof apiTokenSchemas, Name>;

/** When each was last used moves without a revision, so the reply is never conditional. */
export const listApiTokens: ApiTokenCall<'listApiTokens'> = {
  name: 'listApiTokens',
  method: 'GET',
  path: '/user/api-tokens',
  access: 'user',
};
export const createApiToken: ApiTokenCall<'createApiToken'> = {
  name: 'createApiToken',
  method: 'POST',
  path: '/user/api-tokens',
  access: 'user',
  repeatable: false,
  matters: true,
};
export const revokeApiToken: ApiTokenCall<'revokeApiToken'> = {
  name: 'revokeApiToken',
  method: 'DELETE',
  path: '/user/api-tokens/{id}',
  access: 'user',
};
