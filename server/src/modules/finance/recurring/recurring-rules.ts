import { recurringPerPerson } from '@board/contracts/constants/transactions';
import type { RecurringEdit } from '@board/contracts/schemas/finance';
import { addDays } from '@board/time';
import { type Context, today } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { flag } from '../../../database/row.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { paidFor } from '../entry-rules.ts';
import { firstFrom } from './days-of-rhythm.ts';
import { type RecurringRow, recurringRows } from './recurring.repository.ts';

/** What is set of a recurring record, and the day from which on it comes. */
export type RecurringFields = Partial<RecurringEdit> & { next_date?: string };

/** The row with the fields laid over it; what lies before today was never planned here. */
export function withFields(ctx: Context, row: RecurringRow, fields: RecurringFields): RecurringRow {
  const {
    amount: minor,
    account: account_id,
    ...set
  } = {
    ...paidFor(row, fields),
    every: fields.every ?? row.every,
    start_date: fields.start_date ?? row.start_date,
    end_date: fields.end_date === undefined ? row.end_date : fields.end_date,
    paused: fields.paused === undefined ? row.paused : flag(fields.paused),
    account: fields.account === undefined ? row.account_id : fields.account,
  } satisfies Record<keyof RecurringEdit, unknown>;
  const after = { ...row, ...set, minor, account_id };
  const isSameRhythm =
    set.every === row.every && set.start_date === row.start_date && set.end_date === row.end_date;
  const from = fields.next_date ?? (isSameRhythm ? row.next_date : today(ctx));
  return from === null ? after : comingFrom(ctx, after, from);
}

/** No day that has passed, and none that was booked before, in whatever zone. */
export function comingFrom(ctx: Context, row: RecurringRow, from: string): RecurringRow {
  const free = row.booked_until === '' ? '' : addDays(row.booked_until, 1);
  const [earliest = from] = [from, today(ctx), free].sort().reverse();
  return { ...row, next_date: firstFrom(row, earliest) };
}

/** For one more, new or brought back. */
export async function checkRoom(tx: Transaction, userId: string): Promise<void> {
  if ((await recurringRows(tx, userId)).length >= recurringPerPerson)
    throw new ServiceError('recurring.too_many', { fill: { count: recurringPerPerson } });
}
