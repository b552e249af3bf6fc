import { minuteMs } from '@board/time';
import type { FastifyRequest } from 'fastify';
import type { PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { addressKey, countAttempt } from '../../../limits/throttle.ts';
import { bearerToken } from '../../../plugins/session-token.ts';
import { isSameSecret } from '../../../secrets/secrets.ts';
import { deployTokenOf } from '../tokens/deployer.ts';

const refusedPerMinute = { attempts: 30, windowMs: minuteMs };

/** Everybody, or where the operator set SDK_TOKEN whoever has it, and whoever may deploy. */
export async function refuseStrangers(ctx: PublicContext, request: FastifyRequest): Promise<void> {
  const { SDK_TOKEN } = ctx.config;
  if (!SDK_TOKEN) return;
  const token = bearerToken(request);
  if (token !== undefined) {
    if (isSameSecret(token, SDK_TOKEN) || (await deployTokenOf(ctx, token))) return;
    await countAttempt(ctx, `packages:${addressKey(ctx.address)}`, refusedPerMinute);
  }
  throw new ServiceError('delivery.packages_closed');
}
