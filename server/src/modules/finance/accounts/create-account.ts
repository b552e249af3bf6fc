import type { MoneyAccount, MoneyAccountEdit } from '@board/contracts/schemas/money-accounts';
import { type Context, now } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { stillThere } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import { write } from '../../../transaction.ts';
import { checkRoom, withFields } from './account-rules.ts';
import { type AccountRow, findAccountRow, insertAccountRow } from './accounts.repository.ts';
import { shown } from './list-accounts.ts';

export interface NewAccount extends Partial<MoneyAccountEdit> {
  id?: string;
  name: string;
  kind: MoneyAccountEdit['kind'];
}

/** With an id of the client's own, sending it again answers the account that is there. */
export function createAccount(ctx: Context, { id, ...fields }: NewAccount): Promise<MoneyAccount> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const existing = id === undefined ? undefined : await findAccountRow(tx, userId, id);
    if (existing) return one(ctx, tx, stillThere(existing));
    await checkRoom(tx, userId);
    const row = withFields(emptyRow(ctx, id ?? newId(ctx.clock.now())), fields);
    await insertAccountRow(tx, row);
    return one(ctx, tx, row);
  });
}

export async function one(ctx: Context, tx: Transaction, row: AccountRow): Promise<MoneyAccount> {
  const [account] = await shown(ctx, tx, [row]);
  return account as MoneyAccount;
}

function emptyRow(ctx: Context, id: string): AccountRow {
  const time = now(ctx);
  return {
    user_id: ctx.actor.userId,
    id,
    name: '',
    kind: 'other',
    opening: 0,
    wanted: null,
    by_date: null,
    version: 1,
    created_at: time,
    updated_at: time,
    deleted_at: null,
  };
}
