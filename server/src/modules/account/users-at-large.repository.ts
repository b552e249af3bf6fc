import type { Transaction } from '../../database/connection.ts';
import { deleteInPieces } from '../../database/own-pieces.ts';

/** Of which a person may have very many; all else goes with his row. */
const large = [
  'tasks',
  'transactions',
  'transfers',
  'notifications',
  'calendar_events',
  'conversation_messages',
] as const;
/** Each may be of megabytes. */
const filesAtOnce = 5;

/** What a user owns refers to him and goes with him; the usage of the assistant names him only. */
export async function removeUserRow(tx: Transaction, userId: string): Promise<void> {
  await deleteInPieces(tx, 'task_files', userId, { atOnce: filesAtOnce });
  for (const table of large) await deleteInPieces(tx, table, userId);
  await tx.query.deleteFrom('assistant_usage').where('user_id', '=', userId).execute();
  await tx.query.deleteFrom('users').where('id', '=', userId).execute();
}
