import type { Connection, Transaction } from '../../../database/connection.ts';

export interface KeyRow {
  public_key: string;
  private_key: string;
}

const onlyRow = 1;

export function findKeys({ query }: Connection): Promise<KeyRow | undefined> {
  return query
    .selectFrom('vapid_keys')
    .select(['public_key', 'private_key'])
    .where('id', '=', onlyRow)
    .executeTakeFirst();
}

/** The first instance that comes makes the keys of all. */
export async function keepKeys(tx: Transaction, keys: KeyRow): Promise<void> {
  await tx.query
    .insertInto('vapid_keys')
    .values({ id: onlyRow, ...keys })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
