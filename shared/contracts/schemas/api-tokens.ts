import { type Static, Type } from 'typebox';
import { apiTokenLimit, tokenScopes } from '../constants/api-tokens.ts';
import type { CallSchema } from './call-schema.ts';
import { Done, Id, IdParams, Instant, Nullable, oneOf, Strict, text } from './common.ts';

const scopes = Type.Array(oneOf(tokenScopes), { minItems: 1, maxItems: tokenScopes.length });

export const ApiToken = Type.Object({
  id: Id,
  name: Type.String(),
  scopes,
  program_host: Nullable(
    Type.String({
      description:
        'Where a program that was let in by OAuth is; null for a token that was made here',
    }),
  ),
  created_at: Instant,
  expires_at: Instant,
  last_used_at: Nullable(Instant),
});
export type ApiToken = Static<typeof ApiToken>;

export const apiTokenSchemas = {
  listApiTokens: { reply: Type.Object({ items: Type.Array(ApiToken) }) },
  createApiToken: {
    body: Strict({
      name: text(apiTokenLimit.name, 1),
      scopes,
      days: Type.Integer({ minimum: 1, maximum: apiTokenLimit.days }),
      password: text(1_000),
    }),
    /** The token itself is told this once. */
    reply: Type.Object({ ...ApiToken.properties, token: Type.String() }),
    status: 201,
    example: {
      name: 'My editor',
      scopes: ['write:tasks', 'read:courses'],
      days: 30,
      password: 'red-black-tree',
    },
  },
  revokeApiToken: { params: IdParams, reply: Done },
} satisfies Record<string, CallSchema>;
