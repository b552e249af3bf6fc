import { deployTokenPrefix, releaseLimit } from '@board/contracts/constants/delivery';
import type { DeployToken } from '@board/contracts/schemas/releases';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { newId } from '../../../database/ids.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { tokenHash } from '../../../plugins/session-token.ts';
import { newSecret } from '../../../secrets/secrets.ts';
import { type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import { peopleCalled } from '../channels/settings.repository.ts';
import {
  countDeployTokens,
  type DeployTokenRow,
  deleteDeployToken,
  deployTokensOf,
  insertDeployToken,
} from './deploy-tokens.repository.ts';

export function listDeployTokens(ctx: Context, remote: string, query: PageQuery) {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const { rows, total } = await deployTokensOf(connection, remote, page);
    return paged(page, rows.map(toDeployToken), total);
  });
}

/** The token leaves the server this once; what stays is its hash. */
export async function createDeployToken(
  ctx: Context,
  { remote, name, owner }: { remote: string; name: string; owner?: string },
): Promise<DeployToken & { token: string }> {
  const token = deployTokenPrefix + newSecret();
  return ctx.database.transaction(async (tx) => {
    if ((await countDeployTokens(tx, remote)) >= releaseLimit.tokens) {
      throw new ServiceError('delivery.too_many_tokens', { fill: { count: releaseLimit.tokens } });
    }
    const told = owner === undefined ? undefined : await ownerCalled(tx, owner);
    const row: DeployTokenRow = {
      id: newId(ctx.clock.now()),
      remote,
      name,
      token_hash: tokenHash(token),
      created_at: now(ctx),
      created_by: ctx.actor.username,
      owner_id: told?.id ?? null,
      last_used_at: null,
    };
    await insertDeployToken(tx, row);
    const details = { name, id: row.id, owner: told?.username ?? null };
    await audit(ctx, tx, { action: 'deploy_token.created', target: remote, details });
    return { ...toDeployToken({ ...row, owner: details.owner }), token };
  });
}

export async function revokeDeployToken(ctx: Context, id: string): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const row = await deleteDeployToken(tx, { id });
    if (!row) throw new ServiceError('delivery.deploy_token_not_found');
    const details = { name: row.name, id };
    await audit(ctx, tx, { action: 'deploy_token.revoked', target: row.remote, details });
  });
}

async function ownerCalled(tx: Transaction, name: string) {
  const [person] = await peopleCalled(tx, [name.toLowerCase()]);
  if (!person) throw new ServiceError('delivery.owner_unknown', { fill: { name } });
  return person;
}

type Shown = DeployTokenRow & Pick<DeployToken, 'owner'>;

function toDeployToken({ token_hash: _, owner_id: __, ...row }: Shown): DeployToken {
  return row;
}
