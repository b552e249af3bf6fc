import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { findAccountRow } from './accounts.repository.ts';

/** For what is newly put on an account: one that is there, and one's own. */
export async function checkAccount(
  tx: Transaction,
  userId: string,
  id: string | null,
): Promise<void> {
  if (id === null) return;
  const row = await findAccountRow(tx, userId, id);
  if (!row || row.deleted_at !== null) throw new ServiceError('account.unknown');
}
