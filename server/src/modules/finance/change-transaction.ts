import type { Transaction } from '@board/contracts/schemas/finance';
import type { Context } from '../../context/context.ts';
import { takeRoom } from '../../limits/room-left.ts';
import { write } from '../../writing/transaction.ts';
import { restorable } from '../settings/index.ts';
import { checkAccount } from './accounts/check-account.ts';
import { tellOfBudgets } from './budget-alerts.ts';
import { type EntryFields, withFields } from './entry-rules.ts';
import {
  type EntryRow,
  findEntryRow,
  replaceEntryRow,
  toEntry,
} from './transactions.repository.ts';

const { change, remove, restore } = restorable<EntryRow, Transaction>({
  missing: 'transaction.not_found',
  write: (ctx, work) => write(ctx, ['transactions'], work),
  find: findEntryRow,
  async store(ctx, tx, { before, after }) {
    await replaceEntryRow(tx, before, after);
    if (after.deleted_at === null) await tellOfBudgets(ctx, tx, [after]);
  },
  show: toEntry,
});

export const deleteTransaction = remove;
export const restoreTransaction = restore;

export const updateTransaction = (
  ctx: Context,
  id: string,
  fields: EntryFields,
  ifMatch?: number,
): Promise<Transaction> =>
  change(ctx, id, ifMatch, async (row, tx) => {
    await takeRoom(ctx, tx);
    const after = withFields(row, fields);
    if (after.account_id !== row.account_id) await checkAccount(tx, row.user_id, after.account_id);
    return after;
  });
