import { randomBytes } from 'node:crypto';
import { deployTokenPrefix, releaseLimit } from '@board/contracts/constants/delivery';
import type { DeployToken } from '@board/contracts/schemas/releases';
import { audit } from '../../../audit.ts';
import { type Context, now } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import { pageRequest, pagination } from '../../../page.ts';
import { tokenHash } from '../../../plugins/authentication.ts';
import { read } from '../../../transaction.ts';
import {
  countDeployTokens,
  type DeployTokenRow,
  deleteDeployToken,
  deployTokensOf,
  insertDeployToken,
} from './deploy-tokens.repository.ts';

export function listDeployTokens(
  ctx: Context,
  remote: string,
  query: { page?: number; limit?: number },
) {
  const page = pageRequest(query);
  return read(ctx, async (connection) => ({
    items: (await deployTokensOf(connection, remote, page)).map(toDeployToken),
    pagination: pagination(page, await countDeployTokens(connection, remote)),
  }));
}

/** The token leaves the server this once; what stays is its hash. */
export async function createDeployToken(
  ctx: Context,
  { remote, name }: { remote: string; name: string },
): Promise<DeployToken & { token: string }> {
  const token = deployTokenPrefix + randomBytes(32).toString('base64url');
  const row: DeployTokenRow = {
    id: newId(ctx.clock.now()),
    remote,
    name,
    token_hash: tokenHash(token),
    created_at: now(ctx),
    created_by: ctx.actor.username,
    last_used_at: null,
  };
  await ctx.database.transaction(async (tx) => {
    if ((await countDeployTokens(tx, remote)) >= releaseLimit.tokens) {
      throw new ServiceError('delivery.too_many_tokens', { fill: { count: releaseLimit.tokens } });
    }
    await insertDeployToken(tx, row);
    const details = { name, id: row.id };
    await audit(ctx, tx, { action: 'deploy_token.created', target: remote, details });
  });
  return { ...toDeployToken(row), token };
}

export async function revokeDeployToken(ctx: Context, id: string): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const row = await deleteDeployToken(tx, id);
    if (!row) throw new ServiceError('delivery.deploy_token_not_found');
    const details = { name: row.name, id };
    await audit(ctx, tx, { action: 'deploy_token.revoked', target: row.remote, details });
  });
}

function toDeployToken({ token_hash: _, ...row }: DeployTokenRow): DeployToken {
  return row;
}
