import { minuteMs } from '@board/time';
import type { Context } from '../context.ts';
import { statement } from '../database/statement.ts';
import { ServiceError } from '../errors.ts';
import { hasFactor } from './has-factor.ts';

const provenForMs = 10 * minuteMs;

const findProof = statement<{ userId: string; sessionId: string }>()((query, value) =>
  query
    .selectFrom('sessions')
    .select(['proven_at', hasFactor(value.text('userId')).as('has_factor')])
    .where('user_id', '=', value.text('userId'))
    .where('id', '=', value.text('sessionId')),
);

/**
 * Before what matters: a session that somebody else sits at, or has taken along, does not do it for
 * long after the owner has shown his second factor. Whoever has none is not asked.
 */
export async function refuseUnproven(ctx: Context): Promise<void> {
  const { userId, sessionId } = ctx.actor;
  const found = await findProof.first(ctx.database.reader, { userId, sessionId });
  if (found?.has_factor !== 1) return;
  const provenAt = Date.parse(found.proven_at ?? '') || 0;
  if (ctx.clock.now() - provenAt >= provenForMs) throw new ServiceError('auth.proof_needed');
}
