import type { Selectable } from 'kysely';
import type { Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { PasswordResetsTable } from '../../../database/tables/identity.ts';

type Reset = Selectable<PasswordResetsTable>;

/** Dropped, the row goes to the one who took it; it opens nothing a second time. */
export const { find: findReset, drop: takeReset } = keyedRows('password_resets', ['token_hash']);

/** A new link makes those before it worthless. */
export async function storeReset(tx: Transaction, reset: Reset): Promise<void> {
  await forgetResets(tx, reset.user_id);
  await tx.query.insertInto('password_resets').values(reset).execute();
}

export async function forgetResets(tx: Transaction, userId: string): Promise<void> {
  await tx.query.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
