import type { NotificationCategory } from '@board/contracts/constants/notifications';
import type { Notification } from '@board/contracts/schemas/notifications';
import { type Selectable, sql } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { deleteInPieces, ownPieces } from '../../database/own-pieces.ts';
import { ownRows } from '../../database/own-rows.ts';
import { ownThings } from '../../database/own-things.ts';
import { statement } from '../../database/statement.ts';
import type { NotificationsTable } from '../../database/tables/notifications.ts';
import { countOf } from '../../database/with-total.ts';

export type NotificationRow = Selectable<NotificationsTable>;

const notifications = ownThings('notifications');
export const { find: findRow } = notifications;

export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    type: row.type,
    category: row.category,
    read: row.read === 1,
    timestamp: row.timestamp,
    actionUrl: row.action_url,
    version: row.version,
  };
}

interface Slice {
  userId: string;
  limit: number;
  offset: number;
}

const latest = statement<Slice>()((query, value) =>
  query
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', value.text('userId'))
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(value.number('limit'))
    .offset(value.number('offset')),
);
const latestUnread = statement<Slice>()((query, value) =>
  query
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', value.text('userId'))
    // Written out, so that the partial index is used.
    .where(sql<boolean>`read = 0`)
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(value.number('limit'))
    .offset(value.number('offset')),
);

export interface NotificationFilter {
  unreadOnly: boolean;
  category: NotificationCategory | undefined;
}

export function listRows(
  connection: Connection,
  { unreadOnly, category }: NotificationFilter,
  slice: Slice,
): Promise<NotificationRow[]> {
  if (category)
    return ofCategory(connection, slice.userId, category, unreadOnly)
      .selectAll()
      .orderBy('timestamp', 'desc')
      .orderBy('id', 'desc')
      .limit(slice.limit)
      .offset(slice.offset)
      .execute();
  return (unreadOnly ? latestUnread : latest).all(connection, slice);
}

const ofCategory = (
  { query }: Connection,
  userId: string,
  category: NotificationCategory,
  unreadOnly: boolean,
) =>
  query
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .$if(unreadOnly, (rows) => rows.where('read', '=', 0));

export const countCategory = (
  connection: Connection,
  userId: string,
  category: NotificationCategory,
  unreadOnly: boolean,
): Promise<number> => countOf(ofCategory(connection, userId, category, unreadOnly));

const counts = statement<{ userId: string }>()((query, value) =>
  query
    .selectFrom('notification_counts')
    .select(['total', 'unread'])
    .where('user_id', '=', value.text('userId')),
);

export async function countsOf(
  connection: Connection,
  userId: string,
): Promise<{ total: number; unread: number }> {
  return (await counts.first(connection, { userId })) ?? { total: 0, unread: 0 };
}

/** False when it is there already. */
export async function insertRow(tx: Transaction, row: NotificationRow): Promise<boolean> {
  if (!(await notifications.add(tx, row))) return false;
  await addCounts(tx, row.user_id, 1, row.read === 1 ? 0 : 1);
  return true;
}

export async function replaceRow(
  tx: Transaction,
  before: NotificationRow,
  after: NotificationRow,
): Promise<void> {
  await notifications.replace(tx, after);
  if (before.read !== after.read) await addCounts(tx, after.user_id, 0, after.read === 1 ? -1 : 1);
}

export async function deleteRow(tx: Transaction, row: NotificationRow): Promise<void> {
  await notifications.drop(tx, row.user_id, row.id);
  await addCounts(tx, row.user_id, -1, row.read === 1 ? 0 : -1);
}

export async function readAllRows(tx: Transaction, userId: string): Promise<number> {
  let changed = 0;
  for await (const rows of ownPieces(tx, 'notifications', userId, { which: sql`read = 0` })) {
    const { numUpdatedRows } = await tx.query
      .updateTable('notifications')
      .set((is) => ({ read: 1, version: is('version', '+', 1) }))
      .where(rows)
      .executeTakeFirst();
    changed += Number(numUpdatedRows);
  }
  await tx.query
    .updateTable('notification_counts')
    .set({ unread: 0 })
    .where('user_id', '=', userId)
    .execute();
  return changed;
}

export async function clearRows(tx: Transaction, userId: string): Promise<number> {
  const gone = await deleteInPieces(tx, 'notifications', userId);
  await tx.query.deleteFrom('notification_counts').where('user_id', '=', userId).execute();
  return gone;
}

/** Who has any of before that moment. */
export async function ownersOfOld(
  connection: Connection,
  before: string,
  limit: number,
): Promise<string[]> {
  const rows = await connection.query
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('timestamp', '<', before)
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function deleteOldRows(
  tx: Transaction,
  userId: string,
  before: string,
): Promise<void> {
  const gone = await tx.query
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('timestamp', '<', before)
    .returning('read')
    .execute();
  await addCounts(tx, userId, -gone.length, -gone.filter(({ read }) => read === 0).length);
}

async function addCounts(
  tx: Transaction,
  userId: string,
  total: number,
  unread: number,
): Promise<void> {
  await tx.query
    .insertInto('notification_counts')
    .values({ user_id: userId, total, unread })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        total: sql`notification_counts.total + excluded.total`,
        unread: sql`notification_counts.unread + excluded.unread`,
      }),
    )
    .execute();
}

/** Those of them that are there. */
export function rowsOf(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<NotificationRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return connection.query
    .selectFrom('notifications')
    .selectAll()
    .where(ownRows(userId, ids))
    .execute();
}
