import { createHmac } from 'node:crypto';
import type { PublicContext } from '../../context/context.ts';
import { postJson } from '../../outbound/post-json.ts';
import { sealedTargets } from '../../secrets/sealed-target.ts';
import type { HookRow } from './webhooks.repository.ts';

export interface Message {
  /** The same for the same news, so that a double is known. */
  id: string;
  type: 'board.changed' | 'board.test';
  data: object;
}

const targets = sealedTargets('webhook');
export const sealTarget = targets.seal;

/** As Standard Webhooks have it: signed over id, time and body, so that it can neither be made up nor sent once more. */
export async function sendMessage(
  ctx: PublicContext,
  { user_id, target }: HookRow,
  { id, type, data }: Message,
): Promise<{ status: number; said: string }> {
  const { address, secret } = targets.open(ctx, user_id, target);
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
