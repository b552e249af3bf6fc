import { fromMinor } from '@board/contracts/constants/money';
import { importRowLimit } from '@board/contracts/constants/transactions';
import type { Transfer } from '@board/contracts/schemas/money-accounts';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { ownThings } from '../../../database/own-things.ts';
import { pieces } from '../../../database/pieces.ts';
import type { TransfersTable } from '../../../database/tables/finance.ts';
import { withTotal } from '../../../database/with-total.ts';
import { breathing } from '../../../turns/breathing.ts';

export type TransferRow = Selectable<TransfersTable>;

export const {
  find: findTransferRow,
  replace: replaceTransferRow,
  purge: purgeDeletedTransfers,
} = ownThings('transfers');

export function toTransfer(row: TransferRow): Transfer {
  const {
    user_id: _,
    deleted_at: __,
    import_id: ___,
    from_id: from,
    to_id: to,
    minor,
    ...transfer
  } = row;
  return { ...transfer, from, to, amount: fromMinor(minor) };
}

/** The newest first. */
export function transferRows(
  connection: Connection,
  userId: string,
  { account, ...slice }: { account: string | undefined; limit: number; offset: number },
): Promise<{ rows: TransferRow[]; total: number }> {
  let mine = connection.query
    .selectFrom('transfers')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  if (account !== undefined) {
    mine = mine.where((is) => is.or([is('from_id', '=', account), is('to_id', '=', account)]));
  }
  return withTotal(mine.selectAll().orderBy('date', 'desc').orderBy('id', 'desc'), slice);
}

export async function insertTransferRows(
  tx: Transaction,
  rows: readonly TransferRow[],
): Promise<void> {
  const breathe = breathing();
  for (const piece of pieces(rows)) {
    // A file of thousands leaves room for other requests in between.
    await breathe();
    await tx.query.insertInto('transfers').values(piece).execute();
  }
}

/** What came to an account or left it in these days, as many as a statement may have. */
export function transfersOf(
  connection: Connection,
  userId: string,
  { account, from, to }: { account: string; from: string; to: string },
): Promise<TransferRow[]> {
  return connection.query
    .selectFrom('transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where((is) => is.or([is('from_id', '=', account), is('to_id', '=', account)]))
    .orderBy('date')
    .orderBy('id')
    .limit(importRowLimit)
    .execute();
}

/** Answers how many were still there. */
export async function deleteTransfersOfImport(
  tx: Transaction,
  { userId, importId, at }: { userId: string; importId: string; at: string },
): Promise<number> {
  const { numUpdatedRows } = await tx.query
    .updateTable('transfers')
    .set((is) => ({ deleted_at: at, updated_at: at, version: is('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
