import { createECDH } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import { now } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { checkedUrl } from '../../../outbound/outbound.ts';
import { single, write } from '../../../writing/transaction.ts';
import { replaceSubscription, sameSubscription } from './push-subscriptions.repository.ts';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export async function subscribePush(
  ctx: Context,
  { endpoint, keys }: Subscription,
): Promise<{ id: string }> {
  checkedUrl(endpoint);
  if (!canSeal(keys)) throw new ServiceError('push.keys_refused');
  const { userId, sessionId } = ctx.actor;
  // A browser registers with each visit, which is mostly no news.
  const known = await sameSubscription(single(ctx), {
    user_id: userId,
    session_id: sessionId,
    endpoint,
    ...keys,
  });
  if (known) return known;
  const id = newId(ctx.clock.now());
  await write(ctx, ['user'], (tx) =>
    replaceSubscription(tx, {
      user_id: userId,
      id,
      session_id: sessionId,
      endpoint,
      ...keys,
      created_at: now(ctx),
    }),
  );
  return { id };
}

const bytesOf = { point: 65, secret: 16 };

/** As the first message would find out: a point of the curve, and a secret (RFC 8291). */
function canSeal({ p256dh, auth }: Subscription['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== bytesOf.point) return false;
  if (Buffer.from(auth, 'base64url').length !== bytesOf.secret) return false;
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
