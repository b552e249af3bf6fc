import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import type { CalendarFeedsTable } from '../../database/tables/courses.ts';

export type FeedRow = Selectable<CalendarFeedsTable>;

export function findFeed(connection: Connection, userId: string): Promise<FeedRow | undefined> {
  return connection.query
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The one query that knows no owner: the secret says whose calendar it is. */
export async function ownerOfFeed(
  connection: Connection,
  secretHash: string,
): Promise<string | undefined> {
  const row = await connection.query
    .selectFrom('calendar_feeds')
    .select('user_id')
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return row?.user_id;
}

export async function putFeed(tx: Transaction, row: FeedRow): Promise<void> {
  await tx.query
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function dropFeed(tx: Transaction, userId: string): Promise<void> {
  await tx.query.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}
