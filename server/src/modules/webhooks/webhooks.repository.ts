import type { Selectable } from 'kysely';
import type { Transaction } from '../../database/connection.ts';
import { ownThings } from '../../database/own-things.ts';
import { flag } from '../../database/row.ts';
import type { WebhooksTable } from '../../database/tables/webhooks.ts';

export type HookRow = Selectable<WebhooksTable>;

const hooks = ownThings('webhooks');
export const { all: listHooks, find: findHook } = hooks;

export async function insertHook(tx: Transaction, row: HookRow): Promise<void> {
  await hooks.insert(tx, row);
  await countHooks(tx, row.user_id);
}

export async function changeHook(
  tx: Transaction,
  hook: Pick<HookRow, 'user_id' | 'id'>,
  change: Partial<Omit<HookRow, 'user_id' | 'id'>>,
): Promise<void> {
  await hooks.change(tx, hook, change);
  if (change.is_off !== undefined) await countHooks(tx, hook.user_id);
}

/** False where there is none. */
export async function deleteHook(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const gone = await hooks.drop(tx, userId, id);
  await countHooks(tx, userId);
  return gone !== undefined;
}

export async function dropHooks(tx: Transaction, userId: string): Promise<void> {
  await hooks.dropAll(tx, userId);
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
