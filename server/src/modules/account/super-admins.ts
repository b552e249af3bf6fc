import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';

/** Holds all of them, so that two cannot leave in the same moment. */
export async function refuseLastSuperAdmin(tx: Transaction, userId: string): Promise<void> {
  let query = tx.query
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('status', '=', 'active')
    .orderBy('id');
  if (tx.engine === 'postgres') query = query.forUpdate();
  const found = await query.execute();
  if (found.length === 1 && found[0]?.id === userId)
    throw new ServiceError('user.last_super_admin');
}
