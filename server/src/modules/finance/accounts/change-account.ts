import type { MoneyAccount, MoneyAccountEdit } from '@board/contracts/schemas/money-accounts';
import { write } from '../../../writing/transaction.ts';
import { restorable } from '../../settings/index.ts';
import { checkRoom, withFields } from './account-rules.ts';
import { type AccountRow, findAccountRow, replaceAccountRow } from './accounts.repository.ts';
import { one } from './create-account.ts';

/** Records and transfers stay as they are, and so do the balances of the others. */
export const {
  update: updateAccount,
  remove: deleteAccount,
  restore: restoreAccount,
} = restorable<AccountRow, MoneyAccount, Partial<MoneyAccountEdit>>({
  missing: 'account.not_found',
  write: (ctx, work) => write(ctx, ['transactions'], work),
  find: findAccountRow,
  edit: withFields,
  store: (_, tx, { after }) => replaceAccountRow(tx, after),
  show: (row, ctx, tx) => one(ctx, tx, row),
  checkRoom,
});
