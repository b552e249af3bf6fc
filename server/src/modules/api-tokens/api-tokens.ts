import {
  apiTokenLimit,
  apiTokenPrefix,
  type TokenScope,
} from '@board/contracts/constants/api-tokens';
import type { ApiToken } from '@board/contracts/schemas/api-tokens';
import { dayMs } from '@board/time';
import type { Context } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { flag } from '../../database/row.ts';
import { ServiceError } from '../../errors/errors.ts';
import { audit } from '../../logs/audit.ts';
import { tokenHash } from '../../plugins/session-token.ts';
import { newSecret } from '../../secrets/secrets.ts';
import { instant } from '../../time/clock.ts';
import { single } from '../../writing/transaction.ts';
import { confirmPassword, isVouched } from '../auth/index.ts';
import { notify } from '../notifications/index.ts';
import { accountNews } from '../users/index.ts';
import { type ApiTokenRow, deleteToken, insertToken, listTokens } from './api-tokens.repository.ts';

export const newApiToken = (): string => apiTokenPrefix + newSecret();

interface NewApiToken {
  name: string;
  scopes: readonly TokenScope[];
  days: number;
}

export async function listApiTokens(ctx: Context): Promise<{ items: ApiToken[] }> {
  const rows = await listTokens(single(ctx), ctx.actor.userId);
  return { items: rows.toReversed().map(toApiToken) };
}

/** The token leaves the server this once; what stays is its hash. */
export async function createApiToken(
  ctx: Context,
  { password, ...wanted }: NewApiToken & { password: string },
): Promise<ApiToken & { token: string }> {
  await confirmPassword(ctx, password);
  return addApiToken(ctx, wanted);
}

/** For whoever has shown who he is. A program that was let in has no token before it fetches one. */
export async function addApiToken(
  ctx: Context,
  { name, scopes, days }: NewApiToken,
  program?: { host: string; keep: (tx: Transaction, id: string) => Promise<void> },
): Promise<ApiToken & { token: string }> {
  const { userId, locale } = ctx.actor;
  const time = ctx.clock.now();
  const token = newApiToken();
  const row: ApiTokenRow = {
    user_id: userId,
    id: newId(time),
    name: name.trim(),
    token_hash: tokenHash(token),
    scopes: [...new Set(scopes)].join(' '),
    vouched: flag(await isVouched(ctx)),
    created_at: instant(time),
    expires_at: instant(time + days * dayMs),
    last_used_at: null,
    program_host: program?.host ?? null,
    access_until: program ? instant(time) : null,
  };
  await ctx.database.transaction(async (tx) => {
    const limit = apiTokenLimit.perPerson;
    const kind = program ? 'program_let_in' : 'api_token_made';
    // Lines up whoever makes several at once, before they are counted.
    await notify(ctx, tx, accountNews({ id: userId, locale }, { kind, name }));
    if ((await listTokens(tx, userId)).length >= limit)
      throw new ServiceError('api_token.full', { fill: { limit } });
    await insertToken(tx, row);
    await program?.keep(tx, row.id);
    await audit(ctx, tx, { action: 'api_token.created', target: userId, details: said(row) });
  });
  return { ...toApiToken(row), token };
}

/** Its next request is refused, wherever that arrives. */
export async function revokeApiToken(ctx: Context, id: string): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const row = await deleteToken(tx, ctx.actor.userId, id);
    if (!row) throw new ServiceError('api_token.not_found');
    await audit(ctx, tx, { action: 'api_token.revoked', target: row.user_id, details: said(row) });
  });
}

export const said = ({ id, name, scopes, expires_at, program_host }: ApiTokenRow) => ({
  id,
  name,
  scopes,
  expires_at,
  ...(program_host !== null && { program_host }),
});

export const toApiToken = ({
  id,
  name,
  scopes,
  created_at,
  expires_at,
  last_used_at,
  program_host,
}: ApiTokenRow): ApiToken => ({
  id,
  name,
  scopes: scopes.split(' ') as TokenScope[],
  created_at,
  expires_at,
  last_used_at,
  program_host,
});
