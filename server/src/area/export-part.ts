import type { Context } from '../context/context.ts';
import type { Connection } from '../database/connection.ts';
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

type OwnedTable = {
  [Name in keyof Tables]: Tables[Name] extends { user_id: string; id: string } ? Name : never;
}[keyof Tables];

const rowsAtOnce = 500;

/** All rows of the user that are not deleted, in the order of their ids. */
export async function* ownedRows<Name extends OwnedTable>(
  ctx: Context,
  table: Name,
): AsyncGenerator<Tables[Name]> {
  let after = '';
  for (;;) {
    const rows = await rowsAfter(single(ctx), table, ctx.actor.userId, after);
    for (const row of rows) {
      if (!('deleted_at' in row) || row.deleted_at === null) yield row as unknown as Tables[Name];
    }
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}

/** Every owned table has these two columns; which others it has is known to the one who asks. */
function rowsAfter(connection: Connection, table: OwnedTable, userId: string, after: string) {
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
