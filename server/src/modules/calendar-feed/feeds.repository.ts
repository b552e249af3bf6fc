import type { Connection } from '../../database/connection.ts';
import { onlyThing } from '../../database/only-thing.ts';

export const { find: findFeed, put: putFeed, drop: dropFeed } = onlyThing('calendar_feeds');

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
