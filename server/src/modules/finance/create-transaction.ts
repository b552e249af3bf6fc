import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/finance';
import type { Transaction } from '@board/contracts/schemas/finance';
import type { Context } from '../../context/context.ts';
import { takeRoom } from '../../limits/room-left.ts';
import { fresh, sentBefore } from '../../writing/fresh.ts';
import { write } from '../../writing/transaction.ts';
import { checkAccount } from './accounts/check-account.ts';
import { tellOfBudgets } from './budget-alerts.ts';
import { withFields } from './entry-rules.ts';
import { type EntryRow, findEntryRow, insertEntryRow, toEntry } from './transactions.repository.ts';

export type NewTransaction = BodyOf<typeof calls.createTransaction>;

/** With an id of the client's own, sending it again answers the transaction that is there. */
export function createTransaction(
  ctx: Context,
  { id, ...fields }: NewTransaction,
): Promise<Transaction> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const existing = await sentBefore(ctx, tx, findEntryRow, id);
    if (existing) return toEntry(existing);
    await takeRoom(ctx, tx);
    const row = withFields(emptyRow(ctx, id), fields);
    await checkAccount(tx, userId, row.account_id);
    await insertEntryRow(tx, row);
    await tellOfBudgets(ctx, tx, [row]);
    return toEntry(row);
  });
}

export function emptyRow(ctx: Context, id?: string): EntryRow {
  return {
    ...fresh(ctx, id),
    type: 'expense',
    minor: 0,
    category: 'other',
    description: '',
    date: '',
    time: '',
    course: '',
    account_id: null,
    import_id: null,
  };
}
