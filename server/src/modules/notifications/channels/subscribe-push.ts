import type { Context } from '../../../context.ts';
import { now } from '../../../context.ts';
import { newId } from '../../../ids.ts';
import { checkedUrl } from '../../../outbound/outbound.ts';
import { write } from '../../../transaction.ts';
import { removeSubscription, replaceSubscription } from './push-subscriptions.repository.ts';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export async function subscribePush(
  ctx: Context,
  { endpoint, keys }: Subscription,
): Promise<{ id: string }> {
  checkedUrl(endpoint);
  const id = newId(ctx.clock.now());
  await write(ctx, ['user'], (tx) =>
    replaceSubscription(tx, {
      user_id: ctx.actor.userId,
      id,
      endpoint,
      ...keys,
      created_at: now(ctx),
    }),
  );
  return { id };
}

export async function unsubscribePush(ctx: Context, endpoint: string): Promise<void> {
  await write(ctx, ['user'], (tx) => removeSubscription(tx, ctx.actor.userId, { endpoint }));
}
