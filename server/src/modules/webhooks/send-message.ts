import { createHmac } from 'node:crypto';
import type { PublicContext } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { postJson } from '../../post-json.ts';
import { isSealedHere, openSecret, sealSecret } from '../../secrets.ts';
import type { HookRow } from './webhooks.repository.ts';

interface Target {
  address: string;
  secret: string;
}

export interface Message {
  /** The same for the same news, so that a double is known. */
  id: string;
  type: 'board.changed' | 'board.test';
  data: object;
}

const purpose = (userId: string) => `webhook:${userId}`;

export const sealTarget = (
  { config }: Pick<PublicContext, 'config'>,
  userId: string,
  target: Target,
): string => sealSecret(config, JSON.stringify(target), purpose(userId));

/** As Standard Webhooks have it: signed over id, time and body, so that it can neither be made up nor sent once more. */
export async function sendMessage(
  ctx: PublicContext,
  { user_id, target }: HookRow,
  { id, type, data }: Message,
): Promise<{ status: number; said: string }> {
  if (!isSealedHere(ctx.config, target)) throw new ServiceError('channel.unreadable');
  const { address, secret } = JSON.parse(
    openSecret(ctx.config, target, purpose(user_id)),
  ) as Target;
  const time = ctx.clock.now();
  const seconds = String(Math.floor(time / 1_000));
  const body = JSON.stringify({ type, timestamp: new Date(time).toISOString(), data });
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const mark = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return postJson(ctx, address, body, {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${mark}`,
  });
}
