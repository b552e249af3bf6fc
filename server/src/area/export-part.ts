import type { Context } from '../context/context.ts';
import type { Connection } from '../database/connection.ts';
import type { OwnTable } from '../database/own-things.ts';
import { pagesAfter } from '../database/pages-after.ts';
import type { Tables } from '../database/schema.ts';
import { single } from '../writing/transaction.ts';

/** A file of what a user takes along, piece by piece: nobody's ledger has to fit into memory. */
export type ExportPart = {
  file: string;
  /** The tables it tells everything of. */
  tables: readonly (keyof Tables)[];
} & (
  | { items: AsyncIterable<unknown> }
  | { lines: AsyncIterable<readonly string[]> }
  | { text: AsyncIterable<string> }
  | { files: AsyncIterable<ExportedFile> }
);

/** One of many, as it was brought. */
export interface ExportedFile {
  file: string;
  bytes: AsyncIterable<Uint8Array>;
}

const rowsAtOnce = 500;

/** All rows of the user that are not deleted, in the order of their ids. */
export async function* ownedRows<Name extends OwnTable>(
  ctx: Context,
  table: Name,
): AsyncGenerator<Tables[Name]> {
  const { userId } = ctx.actor;
  const next = ({ id }: { id: string }) => rowsAfter(single(ctx), table, userId, id);
  for await (const rows of pagesAfter({ id: '' }, rowsAtOnce, next)) {
    for (const row of rows) {
      if (!('deleted_at' in row) || row.deleted_at === null) yield row as unknown as Tables[Name];
    }
  }
}

/** Every owned table has these two columns; which others it has is known to the one who asks. */
function rowsAfter(connection: Connection, table: OwnTable, userId: string, after: string) {
  return connection.query
    .selectFrom(table as 'tasks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
}

export async function* mapped<From, To>(
  rows: AsyncIterable<From>,
  show: (row: From) => To,
): AsyncGenerator<To> {
  for await (const row of rows) yield show(row);
}

/** The file of one table, which is called like it. */
export const ownedPart = <Name extends OwnTable>(
  ctx: Context,
  table: Name,
  show: (row: Tables[Name]) => unknown = (row) => row,
): ExportPart => ({
  file: `${table.replaceAll('_', '-')}.json`,
  tables: [table],
  items: mapped(ownedRows(ctx, table), show),
});

/** What is read at once, since there is little of it. */
export async function* few(read: () => Promise<readonly unknown[]>): AsyncGenerator<unknown> {
  yield* await read();
}
