import { dayMs, hourMs, secondMs } from '@board/time';
import type { PublicContext, Services } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { JobDefinition } from '../../../jobs/job-runner.ts';
import type { Counter } from '../../../measuring/metrics.ts';
import { findUser } from '../../users/index.ts';
import { findRow, type NotificationRow } from '../notifications.repository.ts';
import { dropSubscription, findSubscription } from './push-subscriptions.repository.ts';
import { vapidKeys } from './vapid-keys.ts';

export const pushJob = 'notifications.push';

interface PushPayload {
  userId: string;
  notificationId: string;
  subscriptionId: string;
}

/** A day: what nobody saw by then is in the list anyway. */
const timeToLiveSeconds = dayMs / secondMs;
/** What got out to nobody by then is in the list, so that a slow service leaves no backlog. */
const freshMs = hourMs;
const gone = [404, 410];

export function queuePush(
  ctx: Pick<Services, 'clock' | 'signals'>,
  tx: Transaction,
  row: NotificationRow,
  subscriptionId: string,
): Promise<void> {
  const payload: PushPayload = { userId: row.user_id, notificationId: row.id, subscriptionId };
  return enqueue(ctx, tx, { kind: pushJob, key: `${row.id}:${subscriptionId}`, payload });
}

/** At least once; the topic lets the push service drop a double that still waits. */
export const pushDefinition = (sent: Counter): JobDefinition<PushPayload> => ({
  run: async (ctx, { userId, notificationId, subscriptionId }) => {
    const { reader } = ctx.database;
    const subscription = await findSubscription(reader, userId, subscriptionId);
    const notification = await findRow(reader, userId, notificationId);
    if (!subscription || !notification || notification.read === 1) return;
    if (ctx.clock.now() - Date.parse(notification.timestamp) >= freshMs) return;
    if ((await findUser(reader, userId))?.status !== 'active') return;

    const { endpoint, p256dh, auth } = subscription;
    const { publicKey, privateKey } = await vapidKeys(ctx);
    // Loaded by the first push: most servers never need its memory.
    const { default: webPush } = await import('web-push');
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(spoken(notification)),
      {
        vapidDetails: { subject: subjectOf(ctx), publicKey, privateKey },
        TTL: timeToLiveSeconds,
        topic: topicOf(notificationId),
      },
    );
    const { status } = await ctx.outbound.fetch(endpoint, {
      method: 'POST',
      headers: stringHeaders(request.headers),
      body: request.body ?? Buffer.alloc(0),
      maxBytes: 64 * 1024,
    });
    if (gone.includes(status)) {
      await ctx.database.transaction((tx) => dropSubscription(tx, userId, subscriptionId));
      return;
    }
    if (status >= 300) throw new Error(`The push service answered ${status}`);
    sent.add({});
  },
});

function spoken({ id, title, message, action_url: actionUrl }: NotificationRow) {
  return { id, title, message: message.slice(0, 500), actionUrl };
}

/** At most 32 characters of the URL-safe alphabet: a UUID without its hyphens is just that long. */
const topicOf = (notificationId: string) => notificationId.replaceAll('-', '');

const subjectOf = ({ config }: PublicContext) =>
  config.PUBLIC_URL.startsWith('https:') ? config.PUBLIC_URL : 'mailto:board@localhost';

function stringHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}
