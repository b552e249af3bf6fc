import { type Context, now } from '../../context.ts';
import { changeTransaction } from './change-transaction.ts';

/** The row stays for 30 days and can be restored. */
export async function deleteTransaction(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  await changeTransaction(ctx, id, ifMatch, (row) => ({ ...row, deleted_at: now(ctx) }));
}
