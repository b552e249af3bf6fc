import type { MoneyAccount, MoneyAccountEdit } from '@board/contracts/schemas/money-accounts';
import type { Context } from '../../../context/context.ts';
import { write } from '../../../writing/transaction.ts';
import { restorable } from '../../settings/index.ts';
import { checkRoom, withFields } from './account-rules.ts';
import { type AccountRow, findAccountRow, replaceAccountRow } from './accounts.repository.ts';
import { one } from './create-account.ts';

const { change, remove, restore } = restorable<AccountRow, MoneyAccount>({
  missing: 'account.not_found',
  write: (ctx, work) => write(ctx, ['transactions'], work),
  find: findAccountRow,
  store: (_, tx, { after }) => replaceAccountRow(tx, after),
  show: (row, ctx, tx) => one(ctx, tx, row),
  checkRoom,
});

/** Records and transfers stay as they are, and so do the balances of the others. */
export const deleteAccount = remove;
export const restoreAccount = restore;

export const updateAccount = (
  ctx: Context,
  id: string,
  fields: Partial<MoneyAccountEdit>,
  ifMatch?: number,
): Promise<MoneyAccount> => change(ctx, id, ifMatch, (row) => withFields(row, fields));
