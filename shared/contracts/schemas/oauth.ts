import { type Static, Type } from 'typebox';
import { apiTokenLimit, tokenScopes } from '../constants/api-tokens.ts';
import { oauthLimit } from '../constants/oauth.ts';
import type { CallSchema } from './call-schema.ts';
import { Nullable, oneOf, Strict, text } from './common.ts';

/** What a program puts into the address, under the names of OAuth. */
const asked = {
  client_id: text(oauthLimit.clientId, 1),
  redirect_uri: text(oauthLimit.redirect, 1),
  response_type: Type.Optional(text(100)),
  code_challenge: Type.Optional(text(200)),
  code_challenge_method: Type.Optional(text(20)),
  scope: Type.Optional(text(2_000)),
  state: Type.Optional(text(oauthLimit.state)),
  resource: Type.Optional(text(oauthLimit.redirect)),
};
const Asked = Strict(asked);
export type Asked = Static<typeof Asked>;

const scopes = Type.Array(oneOf(tokenScopes), { minItems: 1, maxItems: tokenScopes.length });

const AskingProgram = Type.Object({
  name: Type.String({ description: 'As it calls itself; nobody has checked it' }),
  host: Type.String({ description: 'Where the browser goes afterwards' }),
  is_local: Type.Boolean({ description: 'To a program on the same device' }),
  scopes,
});
export type AskingProgram = Static<typeof AskingProgram>;

const leadsTo = (description: string) => Type.String({ description });

export const oauthSchemas = {
  readConsent: {
    query: Asked,
    reply: Type.Object({
      program: Nullable(AskingProgram),
      leads_to: leadsTo('With the no of the person'),
    }),
  },
  giveConsent: {
    body: Strict({
      asked: Asked,
      scopes,
      days: Type.Integer({ minimum: 1, maximum: apiTokenLimit.days }),
      password: text(1_000),
    }),
    reply: Type.Object({ leads_to: leadsTo('Back to the program, with a code') }),
  },
} satisfies Record<string, CallSchema>;
