import type { Revisions } from '@board/contracts/constants/revisions';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { flag } from '../../database/row.ts';
import type { WebhooksTable } from '../../database/tables/webhooks.ts';

export type HookRow = Selectable<WebhooksTable>;

/** Of somebody: how many there are is bounded, so they come whole. */
export function listHooks({ query }: Connection, userId: string): Promise<HookRow[]> {
  return query
    .selectFrom('webhooks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function findHook(
  { query }: Connection,
  userId: string,
  id: string,
): Promise<HookRow | undefined> {
  return query
    .selectFrom('webhooks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertHook(tx: Transaction, row: HookRow): Promise<void> {
  await tx.query.insertInto('webhooks').values(row).execute();
  await countHooks(tx, row.user_id);
}

export async function changeHook(
  tx: Transaction,
  { user_id, id }: Pick<HookRow, 'user_id' | 'id'>,
  change: Partial<Omit<HookRow, 'user_id' | 'id'>>,
): Promise<void> {
  await tx.query
    .updateTable('webhooks')
    .set(change)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
  if (change.is_off !== undefined) await countHooks(tx, user_id);
}

/** False where there is none. */
export async function deleteHook(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.query
    .deleteFrom('webhooks')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  await countHooks(tx, userId);
  return numDeletedRows === 1n;
}

export async function dropHooks(tx: Transaction, userId: string): Promise<void> {
  await tx.query.deleteFrom('webhooks').where('user_id', '=', userId).execute();
  await countHooks(tx, userId);
}

/** Whoever writes is told whether anybody waits. */
async function countHooks(tx: Transaction, userId: string): Promise<void> {
  const waiting = (await listHooks(tx, userId)).some(({ is_off }) => is_off === 0);
  await tx.query
    .updateTable('revisions')
    .set({ hooked: flag(waiting) })
    .where('user_id', '=', userId)
    .execute();
}

export async function revisionsNow({ query }: Connection, userId: string): Promise<Revisions> {
  const row = await query
    .selectFrom('revisions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? {};
}
