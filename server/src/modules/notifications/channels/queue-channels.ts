import type { Services } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { canMailWithin, queueMail } from '../../mail/index.ts';
import { findUser, preferencesOf } from '../../users/index.ts';
import type { NotificationRow } from '../notifications.repository.ts';
import { queueToChannel } from './channel-job.ts';
import { notificationMail } from './notification-mail.ts';
import { queuePush } from './push-job.ts';
import { subscriptionsOf } from './push-subscriptions.repository.ts';
import { findChannel } from './reminder-channel.repository.ts';

/**
 * What else carries a notification, as the person has chosen: jobs in the same transaction, so a
 * notification that exists is also delivered, whatever happens to this server.
 */
export async function queueChannels(
  ctx: Pick<Services, 'clock' | 'signals' | 'config'>,
  tx: Transaction,
  row: NotificationRow,
  { mail = true, push = true }: { mail?: boolean; push?: boolean } = {},
): Promise<void> {
  const person = await findUser(tx, row.user_id);
  if (person?.status !== 'active') return;
  const { emailNotifications, desktopNotifications } = preferencesOf(person);
  const isKnown = person.email_confirmed_at !== null;
  if (mail && isKnown && emailNotifications && (await canMailWithin(ctx, tx))) {
    await queueMail(ctx, tx, notificationMail(ctx.config, person, row));
  }
  if (!push) return;
  const channel = await findChannel(tx, row.user_id);
  if (channel?.is_off === 0) await queueToChannel(ctx, tx, row);
  if (!desktopNotifications) return;
  for (const { id } of await subscriptionsOf(tx, row.user_id)) await queuePush(ctx, tx, row, id);
}
