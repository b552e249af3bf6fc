import { dayMs } from '@board/time';
import { type Context, now, type PublicContext, type Services } from '../../context/context.ts';
import type { Connection, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { keyedRows } from '../../database/keyed-rows.ts';
import { ownThings } from '../../database/own-things.ts';
import { flag } from '../../database/row.ts';
import { idleMs, sessionEnds } from '../../plugins/authentication.ts';
import { ownSession } from '../../plugins/own-session.ts';
import { tokenHash } from '../../plugins/session-token.ts';
import { newSecret } from '../../secrets/secrets.ts';
import { instant } from '../../time/clock.ts';
import { readSettings } from '../settings/index.ts';

export const { change: changeSession } = ownThings('sessions');
export const { change: changeToken } = keyedRows('session_tokens', ['token_hash']);

const shortDays = 7;
const maxAgentLength = 200;
const maxSessions = 50;

export interface NewSession {
  userId: string;
  remember: boolean;
  userAgent: string;
  /** The second factor was shown for it. */
  isProven?: boolean;
  /** The school's sign-in that it comes from, and whether that has seen a second factor. */
  school?: { providerId: string; vouched: boolean };
}

/** Opens a session; its token leaves the server once and is stored hashed. */
export async function openSession(
  ctx: PublicContext,
  tx: Transaction,
  { userId, remember, userAgent, isProven = false, school }: NewSession,
): Promise<string> {
  const now = ctx.clock.now();
  const kind = remember ? 'remember' : 'short';
  const id = newId(now);
  const { sessions: mostDays } = (await readSettings(tx)).kept;
  const days = remember ? mostDays : Math.min(shortDays, mostDays);
  await forgetOldSessions(tx, userId, instant(now));
  await tx.query
    .insertInto('sessions')
    .values({
      user_id: userId,
      id,
      remember: flag(remember),
      user_agent: userAgent.slice(0, maxAgentLength),
      address: ctx.address,
      created_at: instant(now),
      last_seen_at: instant(now),
      idle_until: instant(now + idleMs[kind]),
      expires_at: instant(now + days * dayMs),
      proven_at: isProven ? instant(now) : null,
      provider_id: school?.providerId ?? null,
      vouched: flag(school?.vouched ?? false),
    })
    .execute();
  return addToken(tx, userId, id);
}

/** The session that asks has shown the second factor. */
export async function markProven(ctx: Context, tx: Transaction): Promise<void> {
  const { userId: user_id, sessionId: id } = ctx.actor;
  await changeSession(tx, { user_id, id }, { proven_at: now(ctx) });
}

/** The school that it came from has seen a second factor. */
export const isVouched = async (ctx: Context): Promise<boolean> =>
  (await ownSession(ctx))?.vouched === 1;

export async function addToken(
  tx: Transaction,
  userId: string,
  sessionId: string,
  token = newSecret(),
): Promise<string> {
  await tx.query
    .insertInto('session_tokens')
    .values({ token_hash: tokenHash(token), user_id: userId, session_id: sessionId, dies_at: null })
    .execute();
  return token;
}

export function findToken(connection: Connection, token: string) {
  return connection.query
    .selectFrom('session_tokens as token')
    .innerJoin('sessions as session', (join) =>
      join
        .onRef('session.user_id', '=', 'token.user_id')
        .onRef('session.id', '=', 'token.session_id'),
    )
    .innerJoin('users as person', 'person.id', 'token.user_id')
    .selectAll('session')
    .select(['token.dies_at', 'person.status'])
    .where('token.token_hash', '=', tokenHash(token))
    .executeTakeFirst();
}

/** Those that would still be let in. */
export function liveSessions(connection: Connection, userId: string, now: string) {
  const all = connection.query.selectFrom('sessions').selectAll().where('user_id', '=', userId);
  return sessionEnds
    .reduce((alive, end) => alive.where(end, '>', now), all)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxSessions)
    .execute();
}

/** Ends sessions on every instance with their next request, and their open streams at once; answers how many. */
export async function endSessions(
  ctx: Pick<Services, 'signals'>,
  tx: Transaction,
  userId: string,
  sessionIds: readonly string[] | 'all',
): Promise<number> {
  let query = tx.query.deleteFrom('sessions').where('user_id', '=', userId);
  if (sessionIds !== 'all') query = query.where('id', 'in', [...sessionIds]);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  ctx.signals.announce(tx, { kind: 'sessions-ended', userId, sessionIds });
  return Number(numDeletedRows);
}

/** Whoever signs in clears away what is over, and the oldest of very many. */
async function forgetOldSessions(tx: Transaction, userId: string, now: string): Promise<void> {
  const live = await liveSessions(tx, userId, now);
  let query = tx.query.deleteFrom('sessions').where('user_id', '=', userId);
  const kept = live.slice(0, maxSessions - 1).map(({ id }) => id);
  if (kept.length > 0) query = query.where('id', 'not in', kept);
  await query.execute();
}
