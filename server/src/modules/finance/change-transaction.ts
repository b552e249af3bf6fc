import type { Transaction } from '@board/contracts/schemas/finance';
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

export const {
  update: updateTransaction,
  remove: deleteTransaction,
  restore: restoreTransaction,
} = restorable<EntryRow, Transaction, EntryFields>({
  missing: 'transaction.not_found',
  write: (ctx, work) => write(ctx, ['transactions'], work),
  find: findEntryRow,
  async edit(row, fields, ctx, tx) {
    await takeRoom(ctx, tx);
    const after = withFields(row, fields);
    if (after.account_id !== row.account_id) await checkAccount(tx, row.user_id, after.account_id);
    return after;
  },
  async store(ctx, tx, { before, after }) {
    await replaceEntryRow(tx, before, after);
    if (after.deleted_at === null) await tellOfBudgets(ctx, tx, [after]);
  },
  show: toEntry,
});
