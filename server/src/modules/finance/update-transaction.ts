import type { Transaction } from '@board/contracts/schemas/finance';
import type { Context } from '../../context.ts';
import { changeTransaction } from './change-transaction.ts';
import { type EntryFields, withFields } from './entry-rules.ts';

export function updateTransaction(
  ctx: Context,
  id: string,
  fields: EntryFields,
  ifMatch?: number,
): Promise<Transaction> {
  return changeTransaction(ctx, id, ifMatch, (row) => withFields(row, fields));
}
