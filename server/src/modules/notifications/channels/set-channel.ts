import type { BodyOf } from '@board/contracts/calls/call';
import type { setReminderChannel } from '@board/contracts/calls/reminder-channel';
import type { ChannelKind } from '@board/contracts/constants/reminder-channels';
import type { ReminderChannel } from '@board/contracts/schemas/reminder-channel';
import type { Tell } from '../../../area/tell.ts';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { failureText } from '../../../errors/kept-failure.ts';
import { checkedUrl } from '../../../outbound/outbound.ts';
import { single, write } from '../../../writing/transaction.ts';
import { channelFormats } from './channel-formats.ts';
import { setNews } from './channel-news.ts';
import { dropChannel, findChannel, putChannel } from './reminder-channel.repository.ts';
import { sealTarget } from './send-to-channel.ts';

type Given = BodyOf<typeof setReminderChannel>;

/** The channel as its owner sees it. */
export async function reminderChannel(ctx: Context): Promise<{ channel: ReminderChannel | null }> {
  const row = await findChannel(single(ctx), ctx.actor.userId);
  if (!row) return { channel: null };
  const { kind, host, is_off, failing_since, failures, failure } = row;
  const problem = failure && failureText(failure, ctx.locale);
  return { channel: { kind, host, is_off: is_off === 1, failing_since, failures, problem } };
}

/** One takes the place of another; whether it works, a try says. */
export async function setChannel(ctx: Context, { kind, address, secret }: Given, tell: Tell) {
  const url = checkedUrl(addressOf(kind, address.trim()));
  const signs = kind === 'webhook';
  if (signs && !secret?.trim()) throw new ServiceError('channel.secret_required');
  const { userId, locale } = ctx.actor;
  const target = { address: url.href, secret: signs ? (secret ?? '').trim() : '' };
  await write(ctx, ['user'], async (tx) => {
    await tell(ctx, tx, setNews(userId, locale, url.host));
    await putChannel(tx, {
      user_id: userId,
      kind,
      host: url.host,
      target: sealTarget(ctx, userId, target),
      is_off: 0,
      failing_since: null,
      failures: 0,
      failure: null,
    });
  });
  return reminderChannel(ctx);
}

const asKey = /^[\w-]{1,200}$/;

function addressOf(kind: ChannelKind, given: string): string {
  if (given === '') throw new ServiceError('channel.address_required');
  if (/^https?:\/\//i.test(given)) return given;
  const { addressOf: leads } = channelFormats[kind];
  if (!leads || !asKey.test(given)) throw new ServiceError('channel.address_invalid');
  return leads(given);
}

export async function deleteChannel(ctx: Context): Promise<void> {
  await write(ctx, ['user'], (tx) => dropChannel(tx, ctx.actor.userId));
}
