import type { Told } from '../../area/tell.ts';
import type { Services } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { ServiceError } from '../../errors/errors.ts';
import { instant } from '../../time/clock.ts';
import { touch } from '../../writing/transaction.ts';
import { queueChannels } from './channels/queue-channels.ts';
import { insertRow, type NotificationRow } from './notifications.repository.ts';

/** As others tell, with what is usual left out. */
export type NewNotification = Pick<Told, 'userId' | 'title'> &
  Partial<Omit<Told, 'actionUrl'>> & {
    /** A path of this site. */
    actionUrl?: string | null;
  };

/**
 * The one door to notifications: row, counts, revision, a word to every open stream and
 * the other channels, all in the caller's transaction.
 */
export async function notify(
  ctx: Pick<Services, 'clock' | 'config' | 'database' | 'signals'>,
  tx: Transaction,
  given: NewNotification,
): Promise<NotificationRow> {
  const now = ctx.clock.now();
  const row: NotificationRow = {
    user_id: given.userId,
    id: given.id ?? newId(now),
    title: given.title,
    message: given.message ?? '',
    type: given.type ?? 'info',
    category: given.category ?? 'system',
    read: 0,
    action_url: checkedPath(given.actionUrl ?? null),
    timestamp: instant(now),
    version: 1,
  };
  await touch(ctx, tx, row.user_id, ['notifications']);
  if (await insertRow(tx, row)) {
    ctx.signals.announce(tx, { kind: 'notification', userId: row.user_id, id: row.id });
    await queueChannels(ctx, tx, row, given);
  }
  return row;
}

const ownPath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** A link of ours never leads elsewhere. */
export function checkedPath(path: string | null): string | null {
  if (path === null || path === '') return null;
  if (!ownPath.test(path)) throw new ServiceError('notification.link_refused');
  return path;
}
