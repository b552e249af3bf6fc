import type { Locale } from '@board/contracts/constants/locales';
import { dayMs } from '@board/time';
import type { Tell } from '../../../area/tell.ts';
import { now, type PublicContext, type Services } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { keptFailure } from '../../../errors/kept-failure.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { JobDefinition } from '../../../jobs/job-runner.ts';
import { writeFor } from '../../../writing/transaction.ts';
import { findUser } from '../../users/index.ts';
import { findRow, type NotificationRow } from '../notifications.repository.ts';
import { offNews } from './channel-news.ts';
import { type ChannelRow, changeChannel, findChannel } from './reminder-channel.repository.ts';
import { sendToChannel } from './send-to-channel.ts';
import { works } from './try-channel.ts';

export const channelJob = 'notifications.webhook';

interface ChannelPayload {
  userId: string;
  notificationId: string;
}

/** What goes to everybody has one id in all their lists. */
export function queueToChannel(
  ctx: Pick<Services, 'clock' | 'signals'>,
  tx: Transaction,
  { user_id: userId, id: notificationId }: NotificationRow,
): Promise<void> {
  const payload: ChannelPayload = { userId, notificationId };
  return enqueue(ctx, tx, { kind: channelJob, key: `${notificationId}:${userId}`, payload });
}

const patienceMs = 3 * dayMs;

/** At least once; who is our own program knows a double by its id. */
export const channelDefinition = (tell: Tell): JobDefinition<ChannelPayload> => ({
  run: async (ctx, { userId, notificationId }) => {
    const { reader } = ctx.database;
    const channel = await findChannel(reader, userId);
    const notification = await findRow(reader, userId, notificationId);
    if (!channel || channel.is_off === 1 || !notification || notification.read === 1) return;
    const person = await findUser(reader, userId);
    if (person?.status !== 'active') return;
    try {
      await sendToChannel(ctx, channel, newsOf(ctx, notification));
    } catch (error) {
      await failed(ctx, channel, person.locale, keptFailure(error), tell);
      if (isFinal(error)) return;
      throw error;
    }
    if (channel.failing_since === null) return;
    await writeFor(ctx, userId, ['user'], (tx) => changeChannel(tx, userId, works));
  },
});

function newsOf({ config }: PublicContext, { id, title, message, action_url }: NotificationRow) {
  const link = config.PUBLIC_URL && action_url ? `${config.PUBLIC_URL}${action_url}` : '';
  return { id, title, message: message.slice(0, 400), link };
}

/** Whoever says no to this says so again; a server in trouble, or too busy, may not. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  if (error.code !== 'channel.refused') return error.code === 'channel.unreadable';
  const status = Number(error.fill.status);
  return status < 500 && status !== 429;
}

/** Counted on the channel. What fails for days is switched off, and its owner told. */
function failed(
  ctx: PublicContext,
  { user_id: userId, target }: ChannelRow,
  locale: Locale,
  failure: string,
  tell: Tell,
): Promise<void> {
  return writeFor(ctx, userId, ['user'], async (tx) => {
    const before = await findChannel(tx, userId);
    // Another was set in the meantime.
    if (before?.target !== target || before.is_off === 1) return;
    const since = before.failing_since ?? now(ctx);
    const isOver = ctx.clock.now() - Date.parse(since) >= patienceMs;
    await changeChannel(tx, userId, {
      failing_since: since,
      failures: before.failures + 1,
      failure,
      is_off: isOver ? 1 : 0,
    });
    if (!isOver) return;
    await tell(ctx, tx, offNews(userId, locale, failure));
  });
}
