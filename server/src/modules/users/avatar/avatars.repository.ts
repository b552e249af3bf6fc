import type { Connection } from '../../../database/connection.ts';
import { onlyThing } from '../../../database/only-thing.ts';

export const { put: storeAvatar } = onlyThing('avatars');

/** The same picture of several people is the same bytes. */
export async function findPicture(
  connection: Connection,
  hash: string,
): Promise<Uint8Array | undefined> {
  const found = await connection.query
    .selectFrom('avatars')
    .select('picture')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return found?.picture;
}
