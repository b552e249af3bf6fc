import type { Session } from '@board/contracts/schemas/account';
import { type Context, now } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { single } from '../../writing/transaction.ts';
import { endSessions, liveSessions } from './sessions.repository.ts';

/** Where somebody is logged in, the one that was used last first. */
export async function listSessions(
  ctx: Context,
  userId = ctx.actor.userId,
): Promise<{ items: Session[] }> {
  const rows = await liveSessions(single(ctx), userId, now(ctx));
  const items = rows.map(({ id, user_agent, address, created_at, last_seen_at }) => ({
    id,
    user_agent,
    address,
    created_at,
    last_seen_at,
    current: id === ctx.actor.sessionId,
  }));
  return { items };
}

export function endSession(ctx: Context, sessionId: string): Promise<void> {
  return ctx.database.transaction(async (tx) => {
    const ended = await endSessions(ctx, tx, ctx.actor.userId, [sessionId]);
    if (ended === 0) throw new ServiceError('user.session_not_found');
  });
}

export function endOtherSessions(ctx: Context): Promise<{ ended: number }> {
  const { userId, sessionId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const live = await liveSessions(tx, userId, now(ctx));
    const others = live.map(({ id }) => id).filter((id) => id !== sessionId);
    return { ended: others.length > 0 ? await endSessions(ctx, tx, userId, others) : 0 };
  });
}
