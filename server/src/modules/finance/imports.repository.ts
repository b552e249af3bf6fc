import type { TransactionImport } from '@board/contracts/schemas/transaction-imports';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { ownThings } from '../../database/own-things.ts';
import type { TransactionImportsTable } from '../../database/tables/finance.ts';
import { withTotal } from '../../database/with-total.ts';
import type { EntryChange } from './statistics.repository.ts';

export type ImportRecord = Selectable<TransactionImportsTable>;

export const {
  find: findImport,
  insert: insertImport,
  change: changeImport,
} = ownThings('transaction_imports');

export function toImport({
  id,
  name,
  entries,
  undone,
  created_at,
}: ImportRecord): TransactionImport {
  return { id, name, entries, undone: undone === 1, created_at };
}

/** The newest first. */
export function listImportRecords(
  connection: Connection,
  userId: string,
  slice: { limit: number; offset: number },
): Promise<{ rows: ImportRecord[]; total: number }> {
  const mine = connection.query.selectFrom('transaction_imports').where('user_id', '=', userId);
  return withTotal(mine.selectAll().orderBy('id', 'desc'), slice);
}

/** Transactions of an import that are still there, as they now stand. */
export function entriesOfImport(
  connection: Connection,
  userId: string,
  importId: string,
): Promise<EntryChange[]> {
  return connection.query
    .selectFrom('transactions')
    .select((is) => ['date', 'type', 'category', 'minor', is.lit(1).as('entries')])
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function deleteEntriesOfImport(
  tx: Transaction,
  { userId, importId, at }: { userId: string; importId: string; at: string },
): Promise<void> {
  await tx.query
    .updateTable('transactions')
    .set((is) => ({ deleted_at: at, updated_at: at, version: is('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Where the records of these imports came from. */
export async function sourcesOf(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<Pick<ImportRecord, 'id' | 'name' | 'source'>[]> {
  if (ids.length === 0) return [];
  return connection.query
    .selectFrom('transaction_imports')
    .select(['id', 'name', 'source'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}
