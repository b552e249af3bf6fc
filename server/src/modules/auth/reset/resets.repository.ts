import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import type { PasswordResetsTable } from '../../../database/tables/identity.ts';

type Reset = Selectable<PasswordResetsTable>;

/** A new link makes those before it worthless. */
export async function storeReset(tx: Transaction, reset: Reset): Promise<void> {
  await forgetResets(tx, reset.user_id);
  await tx.query.insertInto('password_resets').values(reset).execute();
}

export function findReset(connection: Connection, tokenHash: string): Promise<Reset | undefined> {
  return connection.query
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Answers the row to the one who took it; it opens nothing a second time. */
export function takeReset(tx: Transaction, tokenHash: string): Promise<Reset | undefined> {
  return tx.query
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();
}

export async function forgetResets(tx: Transaction, userId: string): Promise<void> {
  await tx.query.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
