import { minuteMs } from '@board/time';
import type { FastifyRequest } from 'fastify';
import { now, type PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { addressKey, countAttempt } from '../../../limits/throttle.ts';
import { bearerToken, tokenHash } from '../../../plugins/session-token.ts';
import { isSameSecret } from '../../../secrets/secrets.ts';
import { changeDeployToken, findDeployToken } from './deploy-tokens.repository.ts';

const refusedPerMinute = { attempts: 30, windowMs: minuteMs };
const usedEveryMs = minuteMs;

/** Who deploys, as the log of moves names him; refused unless his token is for this very remote. */
export async function deployerOf(
  ctx: PublicContext,
  request: FastifyRequest,
  remote: string,
): Promise<string> {
  const token = bearerToken(request);
  const found = token && (await deployTokenOf(ctx, token));
  if (!found) {
    await countAttempt(ctx, `deploy:${addressKey(ctx.address)}`, refusedPerMinute);
    throw new ServiceError('delivery.token_refused');
  }
  if (found.remote !== remote) {
    throw new ServiceError('delivery.foreign_token', { fill: { remote: found.remote } });
  }
  return found.name;
}

/** Of which remote a token is, and whose. */
export const deployTokenOf = async (ctx: PublicContext, token: string) =>
  (await storedToken(ctx, token)) ?? bootstrapToken(ctx, token);

async function storedToken(ctx: PublicContext, token: string) {
  const row = await findDeployToken(ctx.database.reader, { token_hash: tokenHash(token) });
  if (!row) return undefined;
  const time = ctx.clock.now();
  if (row.last_used_at === null || time - Date.parse(row.last_used_at) >= usedEveryMs) {
    await ctx.database.transaction((tx) => changeDeployToken(tx, row, { last_used_at: now(ctx) }));
  }
  return { remote: row.remote, name: row.name };
}

/** Those of the environment, for a product that has no administrator at hand yet. */
function bootstrapToken({ config }: PublicContext, token: string) {
  for (const pair of config.DEPLOY_TOKENS.split(',')) {
    const [remote = '', secret = ''] = pair.trim().split(/:(.*)/s);
    if (remote && secret && isSameSecret(token, secret)) {
      return { remote, name: 'DEPLOY_TOKENS' };
    }
  }
  return undefined;
}
