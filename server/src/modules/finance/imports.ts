import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/finance';
import type { TransactionImport } from '@board/contracts/schemas/transaction-imports';
import { type Context, now } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { ServiceError } from '../../errors/errors.ts';
import { takeRoom } from '../../limits/room-left.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../serving/page.ts';
import { read, write } from '../../writing/transaction.ts';
import { checkAccount } from './accounts/check-account.ts';
import { moveRows } from './accounts/move-rows.ts';
import { deleteTransfersOfImport } from './accounts/transfers.repository.ts';
import { tellOfBudgets } from './budget-alerts.ts';
import { entriesFrom } from './import-rows.ts';
import {
  changeImport,
  deleteEntriesOfImport,
  entriesOfImport,
  findImport,
  type ImportRecord,
  insertImport,
  listImportRecords,
  toImport,
} from './imports.repository.ts';
import { countEntries } from './statistics.repository.ts';
import { insertEntryRows } from './transactions.repository.ts';

type NewImport = BodyOf<typeof calls.importTransactions>;

/** All rows or none; with an id of the client's own, sending it again answers the import that is there. */
export function importTransactions(
  ctx: Context,
  { id, name, source = '', account = null, other = null, rows }: NewImport,
): Promise<TransactionImport> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const existing = id === undefined ? undefined : await findImport(tx, userId, id);
    if (existing) return toImport(existing);
    await takeRoom(ctx, tx, rows.length);
    const record: ImportRecord = {
      user_id: userId,
      id: id ?? newId(ctx.clock.now()),
      name: name.trim(),
      source,
      entries: rows.length,
      undone: 0,
      created_at: now(ctx),
    };
    await checkAccount(tx, userId, account);
    const read = await entriesFrom(ctx, rows, record.id);
    const isMoved = (place: number) => rows[place]?.moved === true;
    const entries = read
      .filter((_, place) => !isMoved(place))
      .map((entry) => ({ ...entry, account_id: account }));
    const moved = read.filter((_, place) => isMoved(place));
    await insertImport(tx, record);
    await insertEntryRows(tx, userId, entries);
    await moveRows(ctx, tx, { rows: moved, account, other });
    await tellOfBudgets(ctx, tx, entries);
    return toImport(record);
  });
}

export function listImports(ctx: Context, query: PageQuery): Promise<Paged<TransactionImport>> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const { rows, total } = await listImportRecords(connection, ctx.actor.userId, page);
    return paged(page, rows.map(toImport), total);
  });
}

/** Deletes what is still there of an import; a second time there is nothing left to delete. */
export function undoImport(ctx: Context, id: string): Promise<number> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const found = await findImport(tx, userId, id);
    if (!found) throw new ServiceError('transaction.import_not_found');
    const entries = await entriesOfImport(tx, userId, id);
    const all = { userId, importId: id, at: now(ctx) };
    await deleteEntriesOfImport(tx, all);
    const transfers = await deleteTransfersOfImport(tx, all);
    await changeImport(tx, found, { undone: 1 });
    await countEntries(
      tx,
      userId,
      entries.map((entry) => ({ ...entry, minor: -entry.minor, entries: -1 })),
    );
    return entries.length + transfers;
  });
}
