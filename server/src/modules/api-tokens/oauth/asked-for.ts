import { type TokenScope, tokenScopes } from '@board/contracts/constants/api-tokens';
import { mcpPath } from '@board/contracts/constants/oauth';
import type { Asked } from '@board/contracts/schemas/oauth';
import type { Config } from '../../../config/config.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { type Client, knownClient } from './clients.ts';
import { isRegistered } from './redirects.ts';
import { Refusal } from './refusal.ts';

/** Whom to ask for. Nobody is led to an address that this program has not registered, whatever else is wrong. */
export function clientAsking(config: Pick<Config, 'SECRET_KEY'>, asked: Asked): Client {
  const client = knownClient(config, asked.client_id);
  if (!client) throw new ServiceError('oauth.client_unknown');
  if (!isRegistered(client.redirects, asked.redirect_uri))
    throw new ServiceError('oauth.redirect_unknown');
  return client;
}

/** What for; what is wrong here the program is told. */
export function scopesAsked(asked: Asked, origin: string): TokenScope[] {
  if (asked.response_type !== 'code') throw new Refusal('unsupported_response_type');
  const isProof =
    asked.code_challenge_method === 'S256' && /^[\w-]{43}$/.test(asked.code_challenge ?? '');
  if (!isProof) throw new Refusal('invalid_request');
  refuseOtherTarget(asked.resource, origin);
  const words = asked.scope?.split(' ').filter(Boolean) ?? [];
  if (words.length === 0) return tokenScopes;
  const scopes = tokenScopes.filter((scope) => words.includes(scope));
  if (scopes.length === 0) throw new Refusal('invalid_scope');
  return scopes;
}

/** A token is for MCP here and nowhere else (RFC 8707). */
export function refuseOtherTarget(resource: string | undefined, origin: string): void {
  if (resource !== undefined && URL.parse(resource)?.href !== `${origin}${mcpPath}`)
    throw new Refusal('invalid_target');
}
