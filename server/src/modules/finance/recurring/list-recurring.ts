import type { Recurring } from '@board/contracts/schemas/finance';
import type { Context } from '../../../context/context.ts';
import { single } from '../../../writing/transaction.ts';
import { recurringRows, toRecurring } from './recurring.repository.ts';

/** What comes first stands first; what is paused or over at the end. */
export async function listRecurring(ctx: Context): Promise<Recurring[]> {
  const rows = await recurringRows(single(ctx), ctx.actor.userId);
  const place = ({ paused, next_date }: Recurring) => (paused ? '~' : (next_date ?? '~~'));
  return rows.map(toRecurring).sort((one, other) => (place(one) < place(other) ? -1 : 1));
}
