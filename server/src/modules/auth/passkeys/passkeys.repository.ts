import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { PasskeysTable } from '../../../database/tables/identity.ts';

export type PasskeyRow = Selectable<PasskeysTable>;

export const {
  all: listPasskeys,
  drop: deletePasskey,
  dropAll: forgetPasskeys,
} = ownThings('passkeys');

export const hasPasskey = async (connection: Connection, userId: string): Promise<boolean> =>
  (await listPasskeys(connection, userId)).length > 0;

/** Whosever it is: with this one a sign-in begins. */
export const { find: findCredential, add: insertPasskey } = keyedRows('passkeys', [
  'credential_id',
]);

export async function forgetPasskeysSince(
  tx: Transaction,
  userId: string,
  moment: string,
): Promise<bigint> {
  const { numDeletedRows } = await tx.query
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', moment)
    .executeTakeFirst();
  return numDeletedRows;
}

export function storeName(
  tx: Transaction,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<PasskeyRow | undefined> {
  return tx.query
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Of two uses at once with the same counter one counts; an authenticator without one says 0 always. */
export async function storeUse(
  tx: Transaction,
  { user_id, id }: Pick<PasskeyRow, 'user_id' | 'id'>,
  { counter, at }: { counter: number; at: string },
): Promise<boolean> {
  let query = tx.query
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('user_id', '=', user_id)
    .where('id', '=', id);
  query = counter === 0 ? query.where('counter', '=', 0) : query.where('counter', '<', counter);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}
