import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/notifications';
import { isBlank } from '@board/contracts/constants/limits';
import type { Notification } from '@board/contracts/schemas/notifications';
import type { Context } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { flag } from '../../database/row.ts';
import { checkVersion, ServiceError } from '../../errors/errors.ts';
import { takeRoom } from '../../limits/room-left.ts';
import { instant } from '../../time/clock.ts';
import { write } from '../../writing/transaction.ts';
import {
  findRow,
  insertRow,
  type NotificationRow,
  replaceRow,
  toNotification,
} from './notifications.repository.ts';
import { checkedPath } from './notify.ts';

type Change = BodyOf<typeof calls.updateNotification>;

export function updateNotification(
  ctx: Context,
  id: string,
  change: Change,
  ifMatch?: number,
): Promise<Notification> {
  const title = change.title?.trim();
  if (title !== undefined && isBlank(title)) throw new ServiceError('notification.title_required');
  return write(ctx, ['notifications'], async (tx) => {
    const before = await found(ctx, tx, id, ifMatch);
    await takeRoom(ctx, tx);
    const after: NotificationRow = {
      ...before,
      title: title ?? before.title,
      message: change.message ?? before.message,
      type: change.type ?? before.type,
      category: change.category ?? before.category,
      read: change.read === undefined ? before.read : flag(change.read),
      action_url:
        change.actionUrl === undefined ? before.action_url : checkedPath(change.actionUrl),
      version: before.version + 1,
    };
    await replaceRow(tx, before, after);
    return toNotification(after);
  });
}

/** Reading what is read already changes nothing. */
export function readNotification(ctx: Context, id: string): Promise<Notification> {
  return write(ctx, ['notifications'], async (tx) => {
    const before = await found(ctx, tx, id);
    if (before.read === 1) return toNotification(before);
    const after: NotificationRow = { ...before, read: 1, version: before.version + 1 };
    await replaceRow(tx, before, after);
    return toNotification(after);
  });
}

/** Back in its place, as its person says it was, without a word to anybody. */
export async function restoreNotification(
  ctx: Context,
  { actionUrl, timestamp, ...given }: Omit<Notification, 'version'>,
): Promise<Notification> {
  if (isBlank(given.title)) throw new ServiceError('notification.title_required');
  return write(ctx, ['notifications'], async (tx) => {
    const { userId } = ctx.actor;
    const there = await findRow(tx, userId, given.id);
    if (there) return toNotification(there);
    await takeRoom(ctx, tx);
    const row: NotificationRow = {
      ...given,
      // Sorted and forgotten as text; nothing is of a time to come.
      timestamp: instant(Math.min(Date.parse(timestamp), ctx.clock.now())),
      user_id: userId,
      read: flag(given.read),
      action_url: checkedPath(actionUrl),
      version: 1,
    };
    await insertRow(tx, row);
    return toNotification(row);
  });
}

export async function found(
  ctx: Context,
  tx: Transaction,
  id: string,
  ifMatch?: number,
): Promise<NotificationRow> {
  const row = await findRow(tx, ctx.actor.userId, id);
  if (!row) throw new ServiceError('notification.not_found');
  checkVersion(toNotification(row), ifMatch);
  return row;
}
