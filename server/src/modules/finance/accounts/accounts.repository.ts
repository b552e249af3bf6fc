import { fromMinor } from '@board/contracts/constants/money';
import type { MoneyAccount } from '@board/contracts/schemas/money-accounts';
import type { Selectable } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { MoneyAccountsTable } from '../../../database/tables/finance.ts';
import { perMonth } from './per-month.ts';

export type AccountRow = Selectable<MoneyAccountsTable>;

export const {
  find: findAccountRow,
  insert: insertAccountRow,
  replace: replaceAccountRow,
  purge: purgeDeletedAccounts,
  crowdOut: crowdOutAccounts,
} = ownThings('money_accounts');

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
