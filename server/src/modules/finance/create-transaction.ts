import type { Transaction } from '@board/contracts/schemas/finance';
import type { Context } from '../../context.ts';
import { now } from '../../context.ts';
import { stillThere } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { write } from '../../transaction.ts';
import { checkAccount } from './accounts/check-account.ts';
import { tellOfBudgets } from './budget-alerts.ts';
import { type EntryFields, withFields } from './entry-rules.ts';
import { type EntryRow, findEntryRow, insertEntryRow, toEntry } from './transactions.repository.ts';

export interface NewTransaction extends EntryFields {
  id?: string;
  type: EntryRow['type'];
  amount: number;
  description: string;
  date: string;
}

/** With an id of the client's own, sending it again answers the transaction that is there. */
export function createTransaction(
  ctx: Context,
  { id, ...fields }: NewTransaction,
): Promise<Transaction> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const existing = id === undefined ? undefined : await findEntryRow(tx, userId, id);
    if (existing) return toEntry(stillThere(existing));
    const row = withFields(emptyRow(ctx, id ?? newId(ctx.clock.now())), fields);
    await checkAccount(tx, userId, row.account_id);
    await insertEntryRow(tx, row);
    await tellOfBudgets(ctx, tx, [row]);
    return toEntry(row);
  });
}

export function emptyRow(ctx: Context, id: string): EntryRow {
  const time = now(ctx);
  return {
    user_id: ctx.actor.userId,
    id,
    type: 'expense',
    minor: 0,
    category: 'other',
    description: '',
    date: '',
    time: '',
    course: '',
    account_id: null,
    import_id: null,
    version: 1,
    created_at: time,
    updated_at: time,
    deleted_at: null,
  };
}
