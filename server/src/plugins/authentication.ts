import { backgroundHeader } from '@board/contracts/constants/headers';
import { sessionSleepHours } from '@board/contracts/constants/limits';
import { hourMs, minuteMs } from '@board/time';
import type { FastifyRequest } from 'fastify';
import type { Context, Services } from '../context/context.ts';
import { Moves } from '../context/moves.ts';
import { statement } from '../database/statement.ts';
import { ServiceError } from '../errors/errors.ts';
import { actingColumns, actorOf } from '../people/act-as.ts';
import { instant } from '../time/clock.ts';
import { databaseOf } from '../writing/transaction.ts';
import { hasSecondFactor } from './has-factor.repository.ts';
import { requestLocale } from './locale.ts';
import { sessionToken, tokenHash } from './session-token.ts';

const seenEveryMs = 5 * minuteMs;
export const idleMs = {
  short: sessionSleepHours.short * hourMs,
  remember: sessionSleepHours.remember * hourMs,
} as const;

/** Sent by the page alone: it keeps no session awake. */
export const isBackground = (request: FastifyRequest): boolean =>
  request.headers[backgroundHeader] !== undefined;

/** Everything a request has to know before its own rows, by one look into four tables. */
const findSession = statement<{ hash: string }>()((query, value) =>
  query
    .selectFrom('session_tokens as token')
    .innerJoin('sessions as session', (join) =>
      join
        .onRef('session.user_id', '=', 'token.user_id')
        .onRef('session.id', '=', 'token.session_id'),
    )
    .innerJoin('users as person', 'person.id', 'token.user_id')
    .innerJoin('revisions as revision', 'revision.user_id', 'token.user_id')
    .innerJoin('global_state as state', (join) => join.on('state.id', '=', 1))
    .select([
      'token.user_id',
      'token.session_id',
      'token.dies_at',
      'session.remember',
      'session.last_seen_at',
      'session.idle_until',
      'session.expires_at',
      'session.vouched',
      'state.factor_roles',
      ...actingColumns,
    ])
    .where('token.token_hash', '=', value.text('hash')),
);

const markSeen = statement<{
  userId: string;
  sessionId: string;
  seen: string;
  idleUntil: string;
}>()((query, value) =>
  query
    .updateTable('sessions')
    .set({ last_seen_at: value.text('seen'), idle_until: value.text('idleUntil') })
    .where('user_id', '=', value.text('userId'))
    .where('id', '=', value.text('sessionId')),
);

/** By the rule for his role, unless his school has seen one; whether he has one is another look. */
export const needsFactor = ({
  factor_roles,
  role,
  vouched,
}: {
  factor_roles: string;
  role: string;
  vouched: 0 | 1;
}) => vouched === 0 && factor_roles.split(' ').includes(role);

interface Entrance {
  /** Whoever needs a second factor and has none is let in as well: to set it up, or to leave. */
  withoutFactor?: boolean | undefined;
}

/** The context of whoever holds the token, or the reason why nobody does. */
export async function authenticate(
  services: Services,
  request: FastifyRequest,
  { withoutFactor = false }: Entrance = {},
): Promise<Context> {
  const token = sessionToken(request);
  if (!token) throw new ServiceError('auth.required');
  const found = await findSession.first(services.database.reader, { hash: tokenHash(token) });
  const milliseconds = services.clock.now();
  const time = instant(milliseconds);
  if (found?.status !== 'active' || isOver(found, time)) throw new ServiceError('auth.expired');

  if (!withoutFactor && needsFactor(found)) {
    if (!(await hasSecondFactor(services.database.reader, found.user_id)))
      throw new ServiceError('auth.factor_missing');
  }

  if (milliseconds - Date.parse(found.last_seen_at) >= seenEveryMs && !isBackground(request)) {
    await keepAwake(services, found, milliseconds);
  }
  return {
    config: services.config,
    database: databaseOf(services.database, found.user_id),
    signals: services.signals,
    clock: services.clock,
    log: services.log,
    outbound: services.outbound,
    parsing: services.parsing,
    requestId: request.id,
    locale: requestLocale(request, found.locale),
    address: request.ip,
    maintenance: found.maintenance === 1,
    tx: undefined,
    snapshot: undefined,
    moves: new Moves(),
    actor: actorOf(found, found.user_id, found.session_id),
  };
}

/** Who sends a call that is open to all, where that is somebody who is signed in. */
export async function sender(
  services: Services,
  request: FastifyRequest,
): Promise<Context | undefined> {
  try {
    return await authenticate(services, request);
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}

/** A session ends when it slept too long and when it is too old. */
export const sessionEnds = ['idle_until', 'expires_at'] as const;

/** Whether a session is over, or the token that it is known by. */
export const isOver = (
  session: Record<(typeof sessionEnds)[number], string> & { dies_at?: string | null },
  time: string,
): boolean => sessionEnds.some((end) => session[end] <= time) || (session.dies_at ?? '9') <= time;

async function keepAwake(
  services: Services,
  session: { user_id: string; session_id: string; remember: 0 | 1 },
  milliseconds: number,
): Promise<void> {
  const idle = session.remember === 1 ? idleMs.remember : idleMs.short;
  try {
    await services.database.transaction((tx) =>
      markSeen.run(tx, {
        userId: session.user_id,
        sessionId: session.session_id,
        seen: instant(milliseconds),
        idleUntil: instant(milliseconds + idle),
      }),
    );
  } catch (error) {
    // A database that cannot be written can still be read.
    services.log.warn({ err: error }, 'the time a session was last seen could not be kept');
  }
}
