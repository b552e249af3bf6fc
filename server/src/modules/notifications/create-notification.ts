import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/notifications';
import { isBlank, textLength } from '@board/contracts/constants/limits';
import {
  type NotificationCategory,
  officialCategories,
} from '@board/contracts/constants/notifications';
import type { Notification } from '@board/contracts/schemas/notifications';
import { dayMs } from '@board/time';
import { type Context, now } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { derivedId, newId } from '../../database/ids.ts';
import { ServiceError } from '../../errors/errors.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { takeRoom } from '../../limits/room-left.ts';
import { countAttempt } from '../../limits/throttle.ts';
import { audit } from '../../logs/audit.ts';
import { write } from '../../writing/transaction.ts';
import { type Audience, countActiveUsers, findUser, findUserByName } from '../users/index.ts';
import { type Broadcast, broadcastJob } from './broadcast.ts';
import { findRow, toNotification } from './notifications.repository.ts';
import { checkedPath, notify } from './notify.ts';

/** From one to one: it takes of the reader's room, and each is a mail and a line of the audit log. */
const perReader = { attempts: 60, windowMs: dayMs };

type NotificationBody = BodyOf<typeof calls.createNotification>;

/** For oneself; for one user or everybody of a role where the sender may. */
export function createNotification(
  ctx: Context,
  body: NotificationBody,
): Promise<Notification & { recipients?: number }> {
  const { user_id, username, role, read: _, ...fields } = body;
  const title = fields.title.trim();
  if (isBlank(title)) throw new ServiceError('notification.title_required');
  if ([user_id, username, role].filter((target) => target !== undefined).length > 1)
    throw new ServiceError('notification.one_target');
  const id = fields.id ?? newId(ctx.clock.now());
  return write(ctx, ['notifications'], async (tx) => {
    // Among the things of others an id of one's own choice would find theirs, or take its place.
    const sent = { ...fields, title, id: derivedId('sent', ctx.actor.userId, id) };
    if (role !== undefined) return broadcast(ctx, tx, role, sent);
    const userId = await recipient(ctx, tx, { user_id, username });
    if (userId !== ctx.actor.userId) return send(ctx, tx, userId, await signed(ctx, tx, sent));
    const existing = await findRow(tx, userId, id);
    if (existing) return toNotification(existing);
    await takeRoom(ctx, tx);
    // Nobody needs a mail of what he wrote to himself.
    return toNotification(await notify(ctx, tx, { ...fields, title, id, userId, mail: false }));
  });
}

type Sent = Broadcast['notification'];
type Signed = Sent & { category: NotificationCategory };

/** Who is told something sees by whom, wherever that is read, and no teacher speaks as the product. */
async function signed(ctx: Context, tx: Transaction, sent: Sent): Promise<Signed> {
  const isOfficial = ctx.actor.permissions.includes('notifications.broadcast');
  const { category = isOfficial ? 'system' : 'course', message = '' } = sent;
  if (!isOfficial && officialCategories.includes(category))
    throw new ServiceError('notification.category_refused');
  const sender = await findUser(tx, ctx.actor.userId);
  const by = `— ${sender?.username}`;
  // No half of a sign stands at its end.
  const kept = message
    .slice(0, textLength.description - by.length - 2)
    .replace(/[\uD800-\uDBFF]$/, '');
  return { ...sent, category, message: [kept, by].filter(Boolean).join('\n\n') };
}

/** Once, however often it is tried. */
async function send(
  ctx: Context,
  tx: Transaction,
  userId: string,
  sent: Signed,
): Promise<Notification> {
  if (!(await findRow(tx, userId, sent.id))) {
    const { title } = sent;
    await countAttempt({ ...ctx, tx }, `tell:${ctx.actor.userId}:${userId}`, perReader);
    await audit(ctx, tx, { action: 'notification.sent', target: userId, details: { title } });
    await notify(ctx, tx, { ...sent, userId, mail: true });
  }
  return asSent(ctx, sent);
}

/** What has become of it since is its reader's alone. */
const asSent = (ctx: Context, { id, title, message, type, category, actionUrl }: Signed) => ({
  id,
  title,
  message: message ?? '',
  type: type ?? 'info',
  category,
  read: false,
  timestamp: now(ctx),
  actionUrl: actionUrl ?? null,
  version: 1,
});

/** What a token speaks for is its person's own. */
function maySendTo(ctx: Context, role: Audience): boolean {
  if (ctx.tokenScopes) throw new ServiceError('api_token.closed');
  const { permissions } = ctx.actor;
  return (
    permissions.includes('notifications.broadcast') ||
    (role === 'student' && permissions.includes('notifications.students'))
  );
}

/** Oneself, or somebody whom the sender may tell; a stranger learns no names. */
async function recipient(
  ctx: Context,
  tx: Transaction,
  { user_id, username }: { user_id: string | undefined; username: string | undefined },
): Promise<string> {
  const { actor } = ctx;
  if ((user_id ?? actor.userId) === actor.userId && username === undefined) return actor.userId;
  if (!maySendTo(ctx, 'student')) throw new ServiceError('request.forbidden');
  const person =
    username === undefined
      ? await findUser(tx, user_id ?? '')
      : await findUserByName(tx, username.trim());
  if (!person) {
    throw new ServiceError(username === undefined ? 'request.not_found' : 'notification.nobody');
  }
  if (person.id !== actor.userId && !maySendTo(ctx, person.role)) {
    throw new ServiceError('request.forbidden');
  }
  return person.id;
}

async function broadcast(
  ctx: Context,
  tx: Transaction,
  role: Audience,
  given: Sent,
): Promise<Notification & { recipients: number }> {
  if (!maySendTo(ctx, role)) throw new ServiceError('request.forbidden');
  const fields = await signed(ctx, tx, given);
  const notification = { ...fields, actionUrl: checkedPath(fields.actionUrl ?? null) };
  const payload: Broadcast = { role, notification, after: '' };
  await enqueue(ctx, tx, { kind: broadcastJob, payload, key: notification.id });
  await audit(ctx, tx, {
    action: 'notification.broadcast',
    target: role,
    details: { title: fields.title },
  });
  return { ...asSent(ctx, notification), recipients: await countActiveUsers(tx, role) };
}
