import { fromMinor } from '@board/contracts/constants/money';
import type { MoneyAccount } from '@board/contracts/schemas/money-accounts';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import type { MoneyAccountsTable } from '../../../database/tables/finance.ts';
import { perMonth } from './per-month.ts';

export type AccountRow = Selectable<MoneyAccountsTable>;

export function toAccount(row: AccountRow, balance: number, today: string): MoneyAccount {
  const { user_id: _, deleted_at: __, opening, wanted, ...account } = row;
  const monthly = perMonth(row, balance, today);
  return {
    ...account,
    opening: fromMinor(opening),
    wanted: wanted === null ? null : fromMinor(wanted),
    balance: fromMinor(balance),
    per_month: monthly === null ? null : fromMinor(monthly),
  };
}

/** Deleted ones too: they can be restored. */
export function findAccountRow(
  connection: Connection,
  userId: string,
  id: string,
): Promise<AccountRow | undefined> {
  return connection.query
    .selectFrom('money_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** As many as a person may have. */
export function accountRows(connection: Connection, userId: string): Promise<AccountRow[]> {
  return connection.query
    .selectFrom('money_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertAccountRow(tx: Transaction, row: AccountRow): Promise<void> {
  await tx.query.insertInto('money_accounts').values(row).execute();
}

export async function replaceAccountRow(tx: Transaction, row: AccountRow): Promise<void> {
  const { user_id, id, ...values } = row;
  await tx.query
    .updateTable('money_accounts')
    .set(values)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

export async function purgeDeletedAccounts(tx: Transaction, before: string): Promise<void> {
  await tx.query.deleteFrom('money_accounts').where('deleted_at', '<', before).execute();
  await tx.query.deleteFrom('transfers').where('deleted_at', '<', before).execute();
}
