import { hourMs, secondMs } from '@board/time';
import { now, type PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { tokenHash } from '../../../plugins/session-token.ts';
import { instant } from '../../../time/clock.ts';
import { changeToken } from '../api-tokens.repository.ts';
import { newApiToken } from '../api-tokens.ts';
import { endGrant } from './end-grant.ts';
import { findGrant, turnKey } from './grants.repository.ts';
import { familyOf, hashesOf, newKey } from './keys.ts';
import { Refusal } from './refusal.ts';

const accessMs = hourMs;

export interface TokenRequest {
  grant_type: 'authorization_code' | 'refresh_token';
  client_id: string;
  /** The code, or the refresh token. */
  key: string;
  redirect_uri: string | undefined;
  code_verifier: string | undefined;
}

export interface Tokens {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

/** The next token and the next key. Who comes with a key from before ends all of it: one of two holders is a thief. */
export async function fetchToken(ctx: PublicContext, asked: TokenRequest): Promise<Tokens> {
  const tokens = await ctx.database.transaction((tx) => fetchWithin(ctx, tx, asked));
  if (!tokens) throw new Refusal('invalid_grant');
  return tokens;
}

async function fetchWithin(
  ctx: PublicContext,
  tx: Transaction,
  asked: TokenRequest,
): Promise<Tokens | undefined> {
  const { family_hash, key_hash } = hashesOf(asked.key);
  const grant = await findGrant(tx, family_hash);
  if (!grant || grant.client_hash !== tokenHash(asked.client_id)) return undefined;
  if (grant.key_hash !== key_hash) {
    await endGrant(ctx, tx, grant, 'stolen');
    return undefined;
  }
  const time = ctx.clock.now();
  if ([grant.key_until, grant.expires_at].some((end) => end <= now(ctx))) return undefined;
  if (!isProven(grant, asked)) return undefined;
  const key = newKey(familyOf(asked.key));
  const next = { key_hash: hashesOf(key).key_hash, key_until: grant.expires_at };
  if (!(await turnKey(tx, grant, next))) {
    await endGrant(ctx, tx, grant, 'stolen');
    return undefined;
  }
  const token = newApiToken();
  const access_until = instant(time + accessMs);
  const { user_id, token_id: id } = grant;
  await changeToken(tx, { user_id, id }, { token_hash: tokenHash(token), access_until });
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: accessMs / secondMs,
    refresh_token: key,
    scope: grant.scopes,
  };
}

/** A code is worth nothing to whoever did not begin. */
function isProven(
  { challenge, redirect_uri }: { challenge: string; redirect_uri: string },
  asked: TokenRequest,
): boolean {
  if (challenge === '') return asked.grant_type === 'refresh_token';
  if (asked.grant_type !== 'authorization_code' || asked.redirect_uri !== redirect_uri)
    return false;
  return tokenHash(asked.code_verifier ?? '') === challenge;
}
