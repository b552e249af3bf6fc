import type { Connection, Transaction } from '../../../database/connection.ts';

export interface Avatar {
  user_id: string;
  /** Of its bytes; its address. */
  hash: string;
  picture: Uint8Array;
}

export async function storeAvatar(tx: Transaction, avatar: Avatar): Promise<void> {
  await tx.query
    .insertInto('avatars')
    .values(avatar)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ hash: avatar.hash, picture: avatar.picture }),
    )
    .execute();
}

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
