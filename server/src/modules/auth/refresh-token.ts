import { minuteMs } from '@board/time';
import { instant } from '../../clock.ts';
import type { PublicContext } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { idleMs, isOver } from '../../plugins/authentication.ts';
import { addToken, findToken } from './sessions.repository.ts';

/** For a second tab and for a reply that got lost on the way. */
const graceMs = minuteMs;

interface Refresh {
  token: string | undefined;
  /** Nobody is at the page: the session goes on towards its sleep. */
  background: boolean;
}

/** A new token for the same session; those before it live a minute more. */
export async function refreshToken(
  ctx: PublicContext,
  { token, background }: Refresh,
): Promise<string> {
  if (!token) throw new ServiceError('auth.token_missing');
  const now = ctx.clock.now();
  const time = instant(now);
  return ctx.database.transaction(async (tx) => {
    const found = await findToken(tx, token);
    if (found?.status !== 'active' || isOver(found, time)) throw new ServiceError('auth.expired');
    const session = { user_id: found.user_id, id: found.id };
    // Locks the session, so that two refreshes take turns and an ended one stays ended.
    const idle = found.remember === 1 ? idleMs.remember : idleMs.short;
    const held = await tx.query
      .updateTable('sessions')
      .set({
        remember: found.remember,
        ...(background ? {} : { last_seen_at: time, idle_until: instant(now + idle) }),
      })
      .where('user_id', '=', session.user_id)
      .where('id', '=', session.id)
      .returning('id')
      .executeTakeFirst();
    if (!held) throw new ServiceError('auth.expired');
    const tokens = { user_id: session.user_id, session_id: session.id };
    await tx.query
      .deleteFrom('session_tokens')
      .where('user_id', '=', tokens.user_id)
      .where('session_id', '=', tokens.session_id)
      .where('dies_at', '<=', time)
      .execute();
    await tx.query
      .updateTable('session_tokens')
      .set({ dies_at: instant(now + graceMs) })
      .where('user_id', '=', tokens.user_id)
      .where('session_id', '=', tokens.session_id)
      .where('dies_at', 'is', null)
      .execute();
    return addToken(tx, session.user_id, session.id);
  });
}
