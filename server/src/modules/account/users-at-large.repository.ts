import type { Transaction } from '../../database/connection.ts';

/** What a user owns refers to him and goes with him; the usage of the assistant names him only. */
export async function removeUserRow(tx: Transaction, userId: string): Promise<void> {
  await tx.query.deleteFrom('assistant_usage').where('user_id', '=', userId).execute();
  await tx.query.deleteFrom('users').where('id', '=', userId).execute();
}
