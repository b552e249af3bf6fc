import type { MoneyAccount, MoneyAccountEdit } from '@board/contracts/schemas/money-accounts';
import { type Context, now } from '../../../context.ts';
import { checkVersion, ServiceError } from '../../../errors.ts';
import { write } from '../../../transaction.ts';
import { keptSince } from '../../settings/index.ts';
import { checkRoom, withFields } from './account-rules.ts';
import { type AccountRow, findAccountRow, replaceAccountRow } from './accounts.repository.ts';
import { one } from './create-account.ts';

export const updateAccount = (
  ctx: Context,
  id: string,
  fields: Partial<MoneyAccountEdit>,
  ifMatch?: number,
): Promise<MoneyAccount> => change(ctx, id, ifMatch, (row) => withFields(row, fields));

/** Records and transfers stay as they are, and so do the balances of the others. */
export async function deleteAccount(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  await change(ctx, id, ifMatch, (row) => ({ ...row, deleted_at: now(ctx) }));
}

/** Undoes a deletion; one that is there is answered as it is. */
export function restoreAccount(ctx: Context, id: string): Promise<MoneyAccount> {
  return write(ctx, ['transactions'], async (tx) => {
    const row = await findAccountRow(tx, ctx.actor.userId, id);
    if (!row) throw new ServiceError('account.not_found');
    if (row.deleted_at === null) return one(ctx, tx, row);
    if (row.deleted_at < (await keptSince(ctx, tx))) throw new ServiceError('account.not_found');
    await checkRoom(tx, ctx.actor.userId);
    const after = next(ctx, { ...row, deleted_at: null });
    await replaceAccountRow(tx, after);
    return one(ctx, tx, after);
  });
}

function change(
  ctx: Context,
  id: string,
  ifMatch: number | undefined,
  changed: (row: AccountRow) => AccountRow,
): Promise<MoneyAccount> {
  return write(ctx, ['transactions'], async (tx) => {
    const before = await findAccountRow(tx, ctx.actor.userId, id);
    if (!before || before.deleted_at !== null) throw new ServiceError('account.not_found');
    checkVersion(await one(ctx, tx, before), ifMatch);
    const after = next(ctx, changed(before));
    await replaceAccountRow(tx, after);
    return one(ctx, tx, after);
  });
}

const next = (ctx: Context, row: AccountRow): AccountRow => ({
  ...row,
  version: row.version + 1,
  updated_at: now(ctx),
});
