import { hash } from 'node:crypto';
import type { Call } from '@board/contracts/calls/call';
import { dayMs } from '@board/time';
import type { Context } from '../context/context.ts';
import { now } from '../context/context.ts';
import type { Transaction } from '../database/connection.ts';
import { statement } from '../database/statement.ts';
import { ServiceError } from '../errors/errors.ts';
import { instant } from '../time/clock.ts';
import { boundReplies } from './kept-replies.repository.ts';

const keptMs = dayMs;
export const maxKeyLength = 200;

const claim = statement<{ userId: string; keyHash: string; fingerprint: string; at: string }>()(
  (query, value) =>
    query
      .insertInto('idempotency_keys')
      .values({
        user_id: value.text('userId'),
        key_hash: value.text('keyHash'),
        fingerprint: value.text('fingerprint'),
        status: 0,
        reply: '',
        etag: null,
        created_at: value.text('at'),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doNothing()),
);
const find = statement<{ userId: string; keyHash: string }>()((query, value) =>
  query
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'reply', 'created_at'])
    .where('user_id', '=', value.text('userId'))
    .where('key_hash', '=', value.text('keyHash')),
);
const keep = statement<{ userId: string; keyHash: string; reply: string }>()((query, value) =>
  query
    .updateTable('idempotency_keys')
    .set({ status: 200, reply: value.text('reply') })
    .where('user_id', '=', value.text('userId'))
    .where('key_hash', '=', value.text('keyHash')),
);
const forget = statement<{ userId: string; keyHash: string }>()((query, value) =>
  query
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', value.text('userId'))
    .where('key_hash', '=', value.text('keyHash')),
);

interface Keyed {
  key: string;
  call: Call;
  body: unknown;
  path: string;
}

/**
 * Does a keyed write once. The key, the rows and the reply are one transaction: a second request
 * waits for the first and gets its reply, and a crash leaves all of them or none.
 */
export async function once<T>(
  ctx: Context,
  { key, call, body, path }: Keyed,
  work: (ctx: Context) => T | Promise<T>,
): Promise<T> {
  if (key.length === 0 || key.length > maxKeyLength) throw new ServiceError('request.malformed');
  const { userId } = ctx.actor;
  const keyHash = hash('sha256', `${call.method} ${path} ${key}`, 'base64url');
  const fingerprint = hash('sha256', JSON.stringify(body ?? null, inOrder), 'base64url');
  return ctx.database.transaction(async (tx) => {
    const earlier = await claimed(
      tx,
      { userId, keyHash, fingerprint, at: now(ctx) },
      ctx.clock.now(),
    );
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) throw new ServiceError('request.key_reused');
      return JSON.parse(earlier.reply) as T;
    }
    const result = await work({ ...ctx, tx });
    const reply = JSON.stringify(result ?? null);
    await keep.run(tx, { userId, keyHash, reply });
    await boundReplies(ctx, tx, reply);
    return result;
  });
}

/** The same fields in another order are the same request. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The earlier request with this key, or nothing once the key is ours. */
async function claimed(
  tx: Transaction,
  mine: { userId: string; keyHash: string; fingerprint: string; at: string },
  milliseconds: number,
): Promise<{ fingerprint: string; reply: string } | undefined> {
  if ((await claim.run(tx, mine)) === 1) return undefined;
  const earlier = await find.first(tx, mine);
  if (earlier && earlier.created_at > instant(milliseconds - keptMs)) return earlier;
  await forget.run(tx, mine);
  // Another one may have come first.
  return (await claim.run(tx, mine)) === 1 ? undefined : find.first(tx, mine);
}
