import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/money-accounts';
import { accountsPerPerson } from '@board/contracts/constants/money-accounts';
import type { MoneyAccount } from '@board/contracts/schemas/money-accounts';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { fresh, sentBefore } from '../../../writing/fresh.ts';
import { write } from '../../../writing/transaction.ts';
import { checkRoom, withFields } from './account-rules.ts';
import {
  type AccountRow,
  crowdOutAccounts,
  findAccountRow,
  insertAccountRow,
} from './accounts.repository.ts';
import { shown } from './list-accounts.ts';

type NewAccount = BodyOf<typeof calls.createMoneyAccount>;

/** With an id of the client's own, sending it again answers the account that is there. */
export function createAccount(ctx: Context, { id, ...fields }: NewAccount): Promise<MoneyAccount> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const existing = await sentBefore(ctx, tx, findAccountRow, id);
    if (existing) return one(ctx, tx, existing);
    await checkRoom(tx, userId);
    await crowdOutAccounts(tx, userId, accountsPerPerson);
    const row = withFields(emptyRow(ctx, id), fields);
    await insertAccountRow(tx, row);
    return one(ctx, tx, row);
  });
}

export async function one(ctx: Context, tx: Transaction, row: AccountRow): Promise<MoneyAccount> {
  const [account] = await shown(ctx, tx, [row]);
  return account as MoneyAccount;
}

function emptyRow(ctx: Context, id?: string): AccountRow {
  return {
    ...fresh(ctx, id),
    name: '',
    kind: 'other',
    opening: 0,
    wanted: null,
    by_date: null,
  };
}
