import type { Recurring } from '@board/contracts/schemas/finance';
import { type Context, now } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { checkVersion, ServiceError } from '../../../errors.ts';
import { derivedId } from '../../../ids.ts';
import { write } from '../../../transaction.ts';
import { keptSince } from '../../settings/index.ts';
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

/** Records that were made of it stay as they are. */
export const updateRecurring = (
  ctx: Context,
  id: string,
  fields: RecurringFields,
  ifMatch?: number,
): Promise<Recurring> => change(ctx, id, ifMatch, (row) => withFields(ctx, row, fields));

/** The row stays a while and can be restored; `booked` takes the record that it made last as well. */
export function deleteRecurring(
  ctx: Context,
  id: string,
  ifMatch?: number,
  booked = false,
): Promise<void> {
  const time = now(ctx);
  return write(ctx, ['transactions'], async (tx) => {
    const before = await standing(ctx, tx, id, ifMatch);
    const last =
      booked && (await findEntryRow(tx, ctx.actor.userId, derivedId(id, before.booked_until)));
    if (last && last.deleted_at === null) {
      const version = last.version + 1;
      await replaceEntryRow(tx, last, { ...last, version, updated_at: time, deleted_at: time });
    }
    await store(ctx, tx, { ...(await bookDue(ctx, tx, before)), deleted_at: time });
  });
}

/** Undoes a deletion; one that is there is answered as it is. */
export function restoreRecurring(ctx: Context, id: string): Promise<Recurring> {
  return write(ctx, ['transactions'], async (tx) => {
    const row = await findRecurringRow(tx, ctx.actor.userId, id);
    if (!row) throw new ServiceError('recurring.not_found');
    if (row.deleted_at === null) return toRecurring(row);
    if (row.deleted_at < (await keptSince(ctx, tx))) throw new ServiceError('recurring.not_found');
    await checkRoom(tx, ctx.actor.userId);
    const back = { ...row, deleted_at: null };
    return store(ctx, tx, back.next_date === null ? back : comingFrom(ctx, back, back.next_date));
  });
}

/** What is due is booked as it was before the change, which is for what comes. */
function change(
  ctx: Context,
  id: string,
  ifMatch: number | undefined,
  changed: (row: RecurringRow) => RecurringRow,
): Promise<Recurring> {
  return write(ctx, ['transactions'], async (tx) => {
    const before = await standing(ctx, tx, id, ifMatch);
    const after = changed(await bookDue(ctx, tx, before));
    if (after.account_id !== before.account_id)
      await checkAccount(tx, after.user_id, after.account_id);
    return store(ctx, tx, after);
  });
}

async function standing(
  ctx: Context,
  tx: Transaction,
  id: string,
  ifMatch: number | undefined,
): Promise<RecurringRow> {
  const row = await findRecurringRow(tx, ctx.actor.userId, id);
  if (!row || row.deleted_at !== null) throw new ServiceError('recurring.not_found');
  checkVersion(toRecurring(row), ifMatch);
  return row;
}

async function store(ctx: Context, tx: Transaction, changed: RecurringRow): Promise<Recurring> {
  const after = { ...changed, version: changed.version + 1, updated_at: now(ctx) };
  await replaceRecurringRow(tx, after);
  return toRecurring(await bookDue(ctx, tx, after));
}
