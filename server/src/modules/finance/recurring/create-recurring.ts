import type { Recurring, RecurringEdit } from '@board/contracts/schemas/finance';
import { type Context, now } from '../../../context.ts';
import { ServiceError, stillThere } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import { write } from '../../../transaction.ts';
import { checkAccount } from '../accounts/check-account.ts';
import { bookDue } from './book-due.ts';
import {
  findRecurringRow,
  insertRecurringRow,
  type RecurringRow,
  toRecurring,
} from './recurring.repository.ts';
import { checkRoom, withFields } from './recurring-rules.ts';

export interface NewRecurring extends Partial<RecurringEdit> {
  id?: string;
  type: RecurringEdit['type'];
  amount: number;
  description: string;
  every: RecurringEdit['every'];
  start_date: string;
}

/** Comes from today on: a day of today becomes a record with it. */
export function createRecurring(ctx: Context, { id, ...fields }: NewRecurring): Promise<Recurring> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const existing = id === undefined ? undefined : await findRecurringRow(tx, userId, id);
    if (existing) return toRecurring(stillThere(existing));
    await checkRoom(tx, userId);
    const row = withFields(ctx, emptyRow(ctx, id ?? newId(ctx.clock.now())), fields);
    await checkAccount(tx, userId, row.account_id);
    if (row.next_date === null) throw new ServiceError('recurring.never');
    await insertRecurringRow(tx, row);
    return toRecurring(await bookDue(ctx, tx, row));
  });
}

function emptyRow(ctx: Context, id: string): RecurringRow {
  const time = now(ctx);
  return {
    user_id: ctx.actor.userId,
    id,
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
    version: 1,
    created_at: time,
    updated_at: time,
    deleted_at: null,
  };
}
