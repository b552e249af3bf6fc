import { hourMs } from '@board/time';
import type { Told } from '../../../area/tell.ts';
import type { Services } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { isWithin } from '../../../limits/throttle.ts';
import { canMailWithin, queueMail } from '../../mail/index.ts';
import { findUser, preferencesOf } from '../../users/index.ts';
import type { NotificationRow } from '../notifications.repository.ts';
import { queueToChannel } from './channel-job.ts';
import { notificationMail } from './notification-mail.ts';
import { queuePush } from './push-job.ts';
import { subscriptionsOf } from './push-subscriptions.repository.ts';
import { findChannel } from './reminder-channel.repository.ts';

/** Who is told more is in front of the list anyway, and nobody's jobs or mails grow without end. */
const perPerson = { attempts: 30, windowMs: hourMs };

type Carried = Pick<Told, 'mail' | 'push' | 'about'>;

/**
 * What else carries a notification, as the person has chosen: jobs in the same transaction, so a
 * notification that exists is also delivered, whatever happens to this server.
 */
export async function queueChannels(
  ctx: Pick<Services, 'clock' | 'config' | 'database' | 'signals'>,
  tx: Transaction,
  row: NotificationRow,
  { mail = true, push = true, about = '' }: Carried = {},
): Promise<void> {
  const person = await findUser(tx, row.user_id);
  if (person?.status !== 'active') return;
  const { emailNotifications, desktopNotifications } = preferencesOf(person);
  const isKnown = person.email_confirmed_at !== null;
  const mayTell = (way: string) =>
    isWithin({ ...ctx, tx }, `told by ${way}:${about}:${person.id}`, perPerson);
  if (mail && isKnown && emailNotifications && (await canMailWithin(ctx, tx))) {
    if (await mayTell('mail')) await queueMail(ctx, tx, notificationMail(ctx.config, person, row));
  }
  if (!push) return;
  const channel = await findChannel(tx, row.user_id);
  const browsers = desktopNotifications ? await subscriptionsOf(tx, row.user_id) : [];
  const isOn = channel?.is_off === 0;
  if (!(isOn || browsers.length > 0) || !(await mayTell('push'))) return;
  if (isOn) await queueToChannel(ctx, tx, row);
  for (const { id } of browsers) await queuePush(ctx, tx, row, id);
}
