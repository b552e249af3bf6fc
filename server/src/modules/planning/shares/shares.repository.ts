import type { Share } from '@board/contracts/schemas/planning';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { SharesTable } from '../../../database/tables/planning.ts';

export type ShareRow = Selectable<SharesTable>;

export const { insert: insertShare, dropAll: dropShares } = ownThings('shares');

export const toShare = (row: ShareRow): Share => ({
  id: row.id,
  shows: row.shows,
  rooms: row.rooms === 1,
  teachers: row.teachers === 1,
  expires_at: row.expires_at,
  created_at: row.created_at,
});

/** Those that are still open, the newest first. */
export const openShares = (
  connection: Connection,
  userId: string,
  now: string,
): Promise<ShareRow[]> =>
  connection.query
    .selectFrom('shares')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The one query that knows no owner: the secret says whose it is. */
export const shareOfSecret = (
  connection: Connection,
  secretHash: string,
  now: string,
): Promise<ShareRow | undefined> =>
  connection.query
    .selectFrom('shares')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** What is over goes with it. Whether it was there. */
export async function dropShare(
  tx: Transaction,
  { userId, id, now }: { userId: string; id: string; now: string },
): Promise<boolean> {
  const gone = await tx.query
    .deleteFrom('shares')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('id', '=', id), is('expires_at', '<=', now)]))
    .returning('id')
    .execute();
  return gone.some((row) => row.id === id);
}
