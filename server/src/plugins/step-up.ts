import { minuteMs } from '@board/time';
import type { Context } from '../context.ts';
import { statement } from '../database/statement.ts';
import { ServiceError } from '../errors.ts';
import { hasFactor } from './has-factor.ts';

const provenForMs = 10 * minuteMs;

const findProof = statement<{ userId: string; sessionId: string }>()((query, value) =>
  query
    .selectFrom('sessions')
    .select(['proven_at', 'vouched', hasFactor(value.text('userId')).as('has_factor')])
    .where('user_id', '=', value.text('userId'))
    .where('id', '=', value.text('sessionId')),
);

/**
 * Before what matters: a session that somebody else sits at, or has taken along, does not do it for
 * long after the owner has shown his second factor, here or at his school. Whoever has none is not asked.
 */
export async function refuseUnproven(ctx: Context): Promise<void> {
  const found = await proofOf(ctx);
  if (found?.has_factor === 1 || found?.vouched === 1) refuseOld(ctx, found);
}

/** For whoever has no password that could be asked for. */
export async function refuseUnprovenSession(ctx: Context): Promise<void> {
  refuseOld(ctx, await proofOf(ctx));
}

const proofOf = (ctx: Context) =>
  findProof.first(ctx.database.reader, {
    userId: ctx.actor.userId,
    sessionId: ctx.actor.sessionId,
  });

function refuseOld(ctx: Context, proof: { proven_at: string | null } | undefined): void {
  const provenAt = Date.parse(proof?.proven_at ?? '') || 0;
  if (ctx.clock.now() - provenAt >= provenForMs) throw new ServiceError('auth.proof_needed');
}
