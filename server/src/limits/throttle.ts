import ipaddr from 'ipaddr.js';
import type { Context, Services } from '../context/context.ts';
import type { Transaction } from '../database/connection.ts';
import { statement } from '../database/statement.ts';
import { ServiceError } from '../errors/errors.ts';
import { instant } from '../time/clock.ts';

export interface Limit {
  attempts: number;
  windowMs: number;
}

const addAttempt = statement<{ key: string; at: string; since: string }>()((query, value) =>
  query
    .insertInto('throttles')
    .values({ key: value.text('key'), window_start: value.text('at'), attempts: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((is) => {
        const over = is('throttles.window_start', '<=', value.text('since'));
        return {
          attempts: is
            .case()
            .when(over)
            .then(1)
            .else(is('throttles.attempts', '+', 1))
            .end(),
          window_start: is
            .case()
            .when(over)
            .then(value.text('at'))
            .else(is.ref('throttles.window_start'))
            .end(),
        };
      }),
    )
    .returning(['attempts', 'window_start']),
);

const forget = statement<{ key: string }>()((query, value) =>
  query.deleteFrom('throttles').where('key', '=', value.text('key')),
);

type Counter = Pick<Services, 'database' | 'clock'> & { tx?: Transaction | undefined };

/**
 * One more, where all instances see it; answers how many there are within the window. Inside a
 * transaction it counts what is done: what is refused there is taken back with the rest.
 */
export async function countUp(
  ctx: Counter,
  key: string,
  windowMs: number,
): Promise<{ attempts: number; window_start: string }> {
  const time = ctx.clock.now();
  const at = instant(time);
  const count = (tx: Transaction) =>
    addAttempt.first(tx, { key, at, since: instant(time - windowMs) });
  // All who are counted under one key line up at its row, so they do before they have a connection.
  const found = await (ctx.tx ? count(ctx.tx) : ctx.database.transaction(count, key));
  return found ?? { attempts: 1, window_start: at };
}

/** Counts an attempt, and refuses those above the limit. */
export async function countAttempt(ctx: Counter, key: string, limit: Limit): Promise<void> {
  const time = ctx.clock.now();
  const { attempts, window_start } = await countUp(ctx, key, limit.windowMs);
  if (attempts <= limit.attempts) return;
  const ends = Date.parse(window_start) + limit.windowMs;
  throw new ServiceError('request.too_many', {
    retryAfter: Math.max(1, Math.ceil((ends - time) / 1000)),
  });
}

/** Counts as well, for those who are not to learn that they are refused. */
export async function isWithin(ctx: Counter, key: string, limit: Limit): Promise<boolean> {
  try {
    await countAttempt(ctx, key, limit);
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'request.too_many') return false;
    throw error;
  }
}

const outgoing = {
  person: { attempts: 20, windowMs: 10 * 60_000 },
  host: { attempts: 60, windowMs: 60_000 },
};

/** For what is sent at once to an address that somebody typed: neither he nor all together flood it. */
export async function countOutgoing(ctx: Context, address: string): Promise<void> {
  await countAttempt(ctx, `outgoing:${ctx.actor.userId}`, outgoing.person);
  const host = URL.parse(address)?.host ?? '';
  await countAttempt(ctx, `outgoing-to:${host}`, outgoing.host);
}

export async function forgetAttempts(ctx: Pick<Services, 'database'>, key: string): Promise<void> {
  await ctx.database.transaction((tx) => forget.run(tx, { key }));
}

/** One household holds a whole /64 of IPv6, so that counts as one address. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
