import type { MoneyAccount } from '@board/contracts/schemas/money-accounts';
import { type Context, today } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { read, single } from '../../../writing/transaction.ts';
import { type AccountRow, accountRows, toAccount } from './accounts.repository.ts';
import { movedOf } from './balances.repository.ts';

export function listAccounts(ctx: Context): Promise<MoneyAccount[]> {
  return read(ctx, async (connection) => {
    const rows = await accountRows(connection, ctx.actor.userId);
    return rows.length === 0 ? [] : shown(ctx, connection, rows);
  });
}

/** With what is on them, which is added up and never kept: after whatever happened it is right. */
export async function shown(
  ctx: Context,
  connection: Connection,
  rows: readonly AccountRow[],
): Promise<MoneyAccount[]> {
  const moved = await movedOf(connection, ctx.actor.userId);
  return rows.map((row) => toAccount(row, row.opening + (moved.get(row.id) ?? 0), today(ctx)));
}

export async function accountNames(ctx: Context): Promise<ReadonlyMap<string | null, string>> {
  const rows = await accountRows(single(ctx), ctx.actor.userId);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
