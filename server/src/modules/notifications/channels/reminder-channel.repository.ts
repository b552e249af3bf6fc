import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import type { ReminderChannelsTable } from '../../../database/tables/push.ts';

export type ChannelRow = Selectable<ReminderChannelsTable>;

/** A person has one. */
export function findChannel(
  { query }: Connection,
  userId: string,
): Promise<ChannelRow | undefined> {
  return query
    .selectFrom('reminder_channels')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function putChannel(tx: Transaction, row: ChannelRow): Promise<void> {
  await tx.query
    .insertInto('reminder_channels')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function changeChannel(
  tx: Transaction,
  userId: string,
  change: Partial<Omit<ChannelRow, 'user_id'>>,
): Promise<void> {
  await tx.query
    .updateTable('reminder_channels')
    .set(change)
    .where('user_id', '=', userId)
    .execute();
}

export async function dropChannel(tx: Transaction, userId: string): Promise<void> {
  await tx.query.deleteFrom('reminder_channels').where('user_id', '=', userId).execute();
}
