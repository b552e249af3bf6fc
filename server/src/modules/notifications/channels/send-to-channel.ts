import { createHmac } from 'node:crypto';
import type { ChannelKind } from '@board/contracts/constants/reminder-channels';
import type { PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { postJson } from '../../../outbound/post-json.ts';
import { sealedTargets } from '../../../secrets/sealed-target.ts';
import { channelFormats, type News } from './channel-formats.ts';
import type { ChannelRow } from './reminder-channel.repository.ts';

const targets = sealedTargets('channel');
export const sealTarget = targets.seal;

/** Answers what the other side said, and throws where it took nothing. */
export async function sendToChannel(
  ctx: PublicContext,
  { user_id, kind, target: sealed }: ChannelRow,
  news: News,
): Promise<string> {
  const { address, secret } = targets.open(ctx, user_id, sealed);
  const { post, body: bodyOf } = channelFormats[kind];
  const url = new URL(address);
  const body = JSON.stringify(bodyOf(news, url));
  const headers = secret ? signed(secret, body, Math.floor(ctx.clock.now() / 1_000)) : {};
  const { status, text, said } = await postJson(ctx, post?.(url) ?? address, body, headers);
  if (!isTaken(kind, text)) throw new ServiceError('channel.refused', { fill: { status, said } });
  return said;
}

/** With the time, so that nobody can send it once more later. */
const signed = (secret: string, body: string, time: number) => ({
  'x-board-timestamp': String(time),
  'x-board-signature': `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
});

function isTaken(kind: ChannelKind, text: string): boolean {
  const { isTaken: judge } = channelFormats[kind];
  if (!judge) return true;
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && judge(answer);
  } catch {
    return false;
  }
}
