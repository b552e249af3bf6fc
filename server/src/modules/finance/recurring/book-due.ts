import { type Context, today } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { derivedId } from '../../../database/ids.ts';
import { tellOfBudgets } from '../budget-alerts.ts';
import { emptyRow } from '../create-transaction.ts';
import { type EntryRow, findEntryRow, insertEntryRow } from '../transactions.repository.ts';
import { daysFrom } from './days-of-rhythm.ts';
import { type RecurringRow, replaceRecurringRow } from './recurring.repository.ts';

/**
 * Makes records of the days that have come, and moves on to the one after them in the same
 * transaction. A record's id follows from its day: one that the person deleted stays deleted.
 */
export async function bookDue(
  ctx: Context,
  tx: Transaction,
  row: RecurringRow,
): Promise<RecurringRow> {
  const { user_id: userId, id, type, minor, category, description, account_id } = row;
  const { next_date: next } = row;
  if (row.deleted_at !== null || row.paused === 1 || next === null) return row;
  const booked: EntryRow[] = [];
  let after = { ...row, next_date: null as string | null };
  for (const day of daysFrom(row, next)) {
    after = { ...after, next_date: day };
    if (day > today(ctx)) break;
    const entry = emptyRow(ctx, derivedId(id, day));
    booked.push({ ...entry, type, minor, category, description, account_id, date: day });
    after = { ...after, booked_until: day, next_date: null };
  }
  if (booked.length === 0) return row;
  for (const entry of booked) {
    if (!(await findEntryRow(tx, userId, entry.id))) await insertEntryRow(tx, entry);
  }
  await replaceRecurringRow(tx, after);
  await tellOfBudgets(ctx, tx, booked);
  return after;
}
