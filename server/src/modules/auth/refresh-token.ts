import { dayMs, hourMs, minuteMs } from '@board/time';
import type { PublicContext } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { countAttempt } from '../../limits/throttle.ts';
import { idleMs, isOver } from '../../plugins/authentication.ts';
import { tokenHash } from '../../plugins/session-token.ts';
import { signature } from '../../secrets/signatures.ts';
import { instant } from '../../time/clock.ts';
import {
  addToken,
  changeSession,
  changeToken,
  endSessions,
  findToken,
} from './sessions.repository.ts';

/** For a second tab and for a reply that got lost on the way. */
const graceMs = minuteMs;
/** So long it is known that a token was exchanged. */
const keptDeadMs = 30 * dayMs;

/** Each leaves a dead token. The page asks every few hours. */
const perSession = { attempts: 60, windowMs: hourMs };

interface Refresh {
  token: string | undefined;
  /** Nobody is at the page: the session goes on towards its sleep. */
  background: boolean;
}

/**
 * A new token for the same session; the one before lives a minute more. It follows from the one
 * before, so that two tabs, or a thief and the owner, never hold two that go on side by side; who
 * comes with one that is dead shows that somebody else goes on with it, and the session is over.
 */
export async function refreshToken(ctx: PublicContext, refresh: Refresh): Promise<string> {
  const { token } = refresh;
  if (!token) throw new ServiceError('auth.token_missing');
  const next = await ctx.database.transaction((tx) => exchange(ctx, tx, { ...refresh, token }));
  if (next === undefined) throw new ServiceError('auth.expired');
  return next;
}

async function exchange(
  ctx: PublicContext,
  tx: Transaction,
  { token, background }: Refresh & { token: string },
): Promise<string | undefined> {
  const now = ctx.clock.now();
  const time = instant(now);
  const found = await findToken(tx, token);
  if (found?.status !== 'active' || isOver({ ...found, dies_at: null }, time)) return undefined;
  const session = { user_id: found.user_id, session_id: found.id };
  if (found.dies_at !== null && found.dies_at <= time) {
    await endSessions(ctx, tx, found.user_id, [found.id]);
    ctx.log.warn(
      { requestId: ctx.requestId, userId: found.user_id },
      'a token that was exchanged came once more: its session is over',
    );
    return undefined;
  }
  // Locks the session, so that two refreshes take turns and an ended one stays ended.
  const idle = found.remember === 1 ? idleMs.remember : idleMs.short;
  const held = await changeSession(tx, found, {
    remember: found.remember,
    ...(background ? {} : { last_seen_at: time, idle_until: instant(now + idle) }),
  });
  if (!held) return undefined;
  const next = signature(ctx.config, 'next token', token);
  // It lives: it was exchanged no earlier than this one, whose minute is not over.
  if (await findToken(tx, next)) return next;
  await countAttempt({ ...ctx, tx }, `refresh:${session.session_id}`, perSession);
  await changeToken(tx, { token_hash: tokenHash(token) }, { dies_at: instant(now + graceMs) });
  await forgetLongDead(tx, session, instant(now - keptDeadMs));
  return addToken(tx, session.user_id, session.session_id, next);
}

async function forgetLongDead(
  tx: Transaction,
  session: { user_id: string; session_id: string },
  before: string,
): Promise<void> {
  await tx.query
    .deleteFrom('session_tokens')
    .where('user_id', '=', session.user_id)
    .where('session_id', '=', session.session_id)
    .where('dies_at', '<=', before)
    .execute();
}
