import type { Scope } from '@board/contracts/calls/call';
import type { Locale } from '@board/contracts/constants/locales';
import type { Permission, Role } from '@board/contracts/constants/roles';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Connection, Database, Transaction } from '../database/connection.ts';
import type { Signals } from '../database/signals/signals.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Parsing } from '../parsing/parsing.ts';
import { type Clock, instant, localDate } from '../time/clock.ts';
import type { Moves } from './moves.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'>;

/** What a running server is made of. Made once in main.ts, or in a test. */
export interface Services {
  config: Config;
  database: Database;
  signals: Signals;
  clock: Clock;
  log: Log;
  /** To addresses that a person typed. */
  outbound: Outbound;
  /** Of what people bring. */
  parsing: Parsing;
}

export interface Actor {
  userId: string;
  username: string;
  role: Role;
  permissions: readonly Permission[];
  sessionId: string;
  locale: Locale;
  timeZone: string;
  /** As they stood before any row of this request was read. */
  revisions: Readonly<Record<Scope, number>>;
  globalRevision: number;
}

/** A request, a job or a tool of the assistant, without or with somebody it acts for. */
export interface PublicContext extends Services {
  requestId: string;
  /** The language of the reply. */
  locale: Locale;
  /** The address the request came from; '' for jobs. */
  address: string;
  /** Set while an outer transaction runs; `read` and `write` join it. */
  tx: Transaction | undefined;
  /** Set while an outer read holds one state; `read` joins it. */
  snapshot: Connection | undefined;
}

/** Of a job that runs in one transaction with its end. */
export interface InsideContext extends PublicContext {
  tx: Transaction;
}

export interface Context extends PublicContext {
  actor: Actor;
  moves: Moves;
  /** Only admins are served. */
  maintenance: boolean;
  /** What the API token may that speaks for the actor; none where he speaks himself. */
  tokenScopes?: readonly string[];
}

export const now = (ctx: Pick<Services, 'clock'>): string => instant(ctx.clock.now());

/** The user's date. */
export const today = (ctx: Context): string => localDate(ctx.actor.timeZone, ctx.clock.now());

/** Where a read outside of any transaction goes. */
export const connectionOf = (ctx: PublicContext): Connection =>
  ctx.tx ?? ctx.snapshot ?? ctx.database.reader;
