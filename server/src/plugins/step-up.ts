import { minuteMs } from '@board/time';
import type { Context } from '../context/context.ts';
import { ServiceError } from '../errors/errors.ts';
import { ownSession } from './own-session.ts';

const provenForMs = 10 * minuteMs;

/**
 * Before what matters: a session that somebody else sits at, or has taken along, does not do it for
 * long after the owner has shown his second factor, here or at his school. Whoever has none is not asked.
 */
export async function refuseUnproven(ctx: Context): Promise<void> {
  const found = await ownSession(ctx);
  if (found?.has_factor === 1 || found?.vouched === 1) refuseOld(ctx, found);
}

/** For whoever has no password that could be asked for. */
export async function refuseUnprovenSession(ctx: Context): Promise<void> {
  refuseOld(ctx, await ownSession(ctx));
}

function refuseOld(ctx: Context, proof: { proven_at: string | null } | undefined): void {
  const provenAt = Date.parse(proof?.proven_at ?? '') || 0;
  if (ctx.clock.now() - provenAt >= provenForMs) throw new ServiceError('auth.proof_needed');
}
