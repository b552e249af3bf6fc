import { minuteMs } from '@board/time';
import type { Context } from '../context.ts';
import { statement } from '../database/statement.ts';
import { ServiceError } from '../errors.ts';

const provenForMs = 10 * minuteMs;

/** Of whoever has a second factor. */
const findProof = statement<{ userId: string; sessionId: string }>()((query, value) =>
  query
    .selectFrom('second_factors as factor')
    .innerJoin('sessions as session', 'session.user_id', 'factor.user_id')
    .select('session.proven_at')
    .where('factor.user_id', '=', value.text('userId'))
    .where('factor.confirmed_at', 'is not', null)
    .where('session.id', '=', value.text('sessionId')),
);

/**
 * Before what matters: a session that somebody else sits at, or has taken along, does not do it for
 * long after the owner has shown his second factor. Whoever has none is not asked.
 */
export async function refuseUnproven(ctx: Context): Promise<void> {
  const { userId, sessionId } = ctx.actor;
  const found = await findProof.first(ctx.database.reader, { userId, sessionId });
  if (!found) return;
  const provenAt = Date.parse(found.proven_at ?? '') || 0;
  if (ctx.clock.now() - provenAt >= provenForMs) throw new ServiceError('auth.proof_needed');
}
