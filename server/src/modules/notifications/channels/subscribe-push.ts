import type { Context } from '../../../context.ts';
import { now } from '../../../context.ts';
import { newId } from '../../../ids.ts';
import { checkedUrl } from '../../../outbound/outbound.ts';
import { single, write } from '../../../transaction.ts';
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
