import { oauthLimit } from '@board/contracts/constants/oauth';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Config } from '../../../config/config.ts';
import { knownClient } from './clients.ts';
import type { TokenRequest } from './fetch-token.ts';
import { Refusal } from './refusal.ts';

const said = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const client_id = said(oauthLimit.clientId);
const key = said(200);

const tokenForm = Compile(
  Type.Object({
    grant_type: said(100),
    client_id,
    code: Type.Optional(key),
    refresh_token: Type.Optional(key),
    redirect_uri: Type.Optional(said(oauthLimit.redirect)),
    code_verifier: Type.Optional(Type.String({ minLength: 43, maxLength: 128 })),
    resource: Type.Optional(said(oauthLimit.redirect)),
  }),
);
const revocationForm = Compile(Type.Object({ token: key, client_id }));

/** What is said twice is said by none. */
export function acceptForms(http: FastifyInstance, bodyLimit: number): void {
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(String(body))];
      const form = Object.fromEntries(fields);
      done(null, Object.keys(form).length === fields.length ? form : undefined);
    },
  );
}

export function tokenRequestOf(
  config: Pick<Config, 'SECRET_KEY'>,
  form: unknown,
): TokenRequest & { resource: string | undefined } {
  if (!tokenForm.Check(form)) throw new Refusal('invalid_request');
  const { grant_type, client_id, code, refresh_token, redirect_uri, code_verifier, resource } =
    form;
  if (grant_type !== 'authorization_code' && grant_type !== 'refresh_token')
    throw new Refusal('unsupported_grant_type');
  const held = grant_type === 'refresh_token' ? refresh_token : code;
  if (held === undefined) throw new Refusal('invalid_request');
  // A program that hears this registers again.
  if (!knownClient(config, client_id)) throw new Refusal('invalid_client');
  return { grant_type, client_id, key: held, redirect_uri, code_verifier, resource };
}

export function revocationOf(form: unknown): { token: string; client_id: string } {
  if (!revocationForm.Check(form)) throw new Refusal('invalid_request');
  return form;
}
