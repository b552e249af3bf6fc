import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/finance';
import { recurringPerPerson } from '@board/contracts/constants/transactions';
import type { Recurring } from '@board/contracts/schemas/finance';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { takeRoom } from '../../../limits/room-left.ts';
import { fresh, sentBefore } from '../../../writing/fresh.ts';
import { write } from '../../../writing/transaction.ts';
import { checkAccount } from '../accounts/check-account.ts';
import { bookDue } from './book-due.ts';
import {
  crowdOutRecurring,
  findRecurringRow,
  insertRecurringRow,
  type RecurringRow,
  toRecurring,
} from './recurring.repository.ts';
import { checkRoom, withFields } from './recurring-rules.ts';

type NewRecurring = BodyOf<typeof calls.createRecurring>;

/** Comes from today on: a day of today becomes a record with it. */
export function createRecurring(ctx: Context, { id, ...fields }: NewRecurring): Promise<Recurring> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const existing = await sentBefore(ctx, tx, findRecurringRow, id);
    if (existing) return toRecurring(existing);
    await takeRoom(ctx, tx);
    await checkRoom(tx, userId);
    await crowdOutRecurring(tx, userId, recurringPerPerson);
    const row = withFields(ctx, emptyRow(ctx, id), fields);
    await checkAccount(tx, userId, row.account_id);
    if (row.next_date === null) throw new ServiceError('recurring.never');
    await insertRecurringRow(tx, row);
    return toRecurring(await bookDue(ctx, tx, row));
  });
}

function emptyRow(ctx: Context, id?: string): RecurringRow {
  return {
    ...fresh(ctx, id),
    type: 'expense',
    minor: 0,
    category: 'other',
    description: '',
    every: 'month',
    start_date: '',
    end_date: null,
    paused: 0,
    account_id: null,
    next_date: null,
    booked_until: '',
  };
}
