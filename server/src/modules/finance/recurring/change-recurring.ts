import type { Recurring } from '@board/contracts/schemas/finance';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { derivedId } from '../../../database/ids.ts';
import { write } from '../../../writing/transaction.ts';
import { restorable } from '../../settings/index.ts';
import { checkAccount } from '../accounts/check-account.ts';
import { findEntryRow, replaceEntryRow } from '../transactions.repository.ts';
import { bookDue } from './book-due.ts';
import {
  findRecurringRow,
  type RecurringRow,
  replaceRecurringRow,
  toRecurring,
} from './recurring.repository.ts';
import { checkRoom, comingFrom, type RecurringFields, withFields } from './recurring-rules.ts';

const recurring = restorable<RecurringRow, Recurring, RecurringFields>({
  missing: 'recurring.not_found',
  write: (ctx, work) => write(ctx, ['transactions'], work),
  find: findRecurringRow,
  // What is due is booked as it was before the change, which is for what comes; records that were made of it stay.
  async edit(before, fields, ctx, tx) {
    const after = withFields(ctx, await bookDue(ctx, tx, before), fields);
    if (after.account_id !== before.account_id)
      await checkAccount(tx, after.user_id, after.account_id);
    return after;
  },
  async store(ctx, tx, { before, after }) {
    const isBack = before.deleted_at !== null && after.next_date !== null;
    const row = isBack ? comingFrom(ctx, after, after.next_date ?? '') : after;
    await replaceRecurringRow(tx, row);
    await bookDue(ctx, tx, row);
  },
  // As it stands once what was due is booked.
  show: async (row, _, tx) => toRecurring((await findRecurringRow(tx, row.user_id, row.id)) ?? row),
  checkRoom,
});

export const { update: updateRecurring, restore: restoreRecurring } = recurring;

/** The row stays a while and can be restored; `booked` takes the record that it made last as well. */
export async function deleteRecurring(
  ctx: Context,
  id: string,
  ifMatch?: number,
  booked = false,
): Promise<void> {
  await recurring.change(ctx, id, ifMatch, async (before, tx) => {
    if (booked) await dropLast(ctx, tx, before);
    return { ...(await bookDue(ctx, tx, before)), deleted_at: now(ctx) };
  });
}

async function dropLast(
  ctx: Context,
  tx: Transaction,
  { user_id, id, booked_until }: RecurringRow,
): Promise<void> {
  const last = await findEntryRow(tx, user_id, derivedId(id, booked_until));
  if (!last || last.deleted_at !== null) return;
  const time = now(ctx);
  const gone = { version: last.version + 1, updated_at: time, deleted_at: time };
  await replaceEntryRow(tx, last, { ...last, ...gone });
}
