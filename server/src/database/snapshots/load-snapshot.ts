import type { Database, Transaction } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/list.ts';
import { type DescribedTable, describeTables } from './described-tables.ts';
import {
  DamagedSnapshot,
  readSnapshot,
  rowsOf,
  type SnapshotFile,
  type SnapshotSummary,
} from './read-snapshot.ts';
import { fromCell, type TableHead } from './snapshot-format.ts';
import { digestTable } from './table-rows.ts';

const maxValues = 900;

/**
 * Fills an empty database with a verified file and compares every table with what the file says of
 * it. Only then are later migrations applied, so an older snapshot becomes one of this version.
 */
export async function loadSnapshot(
  database: Database,
  file: SnapshotFile,
  summary: SnapshotSummary,
  now: string,
): Promise<void> {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const before = summary.head.migrations.flatMap((name) => known.get(name) ?? []);
  if (before.length < summary.head.migrations.length) {
    throw new DamagedSnapshot('It was written by a newer version; restore it with that one');
  }
  await migrate(
    database,
    now,
    migrations.filter((migration) => before.includes(migration)),
  );
  await database.transaction((tx) => fill(tx, file));
  for (const table of await describeTables(database.reader)) {
    const there = await digestTable(database.reader, table);
    const told = summary.tables.get(table.name);
    if (there.sha256 !== told?.sha256 || there.rows !== told.rows) {
      throw new Error(`The table ${table.name} was not restored as it was`);
    }
  }
  await migrate(database, now);
}

async function fill(tx: Transaction, file: SnapshotFile): Promise<void> {
  const tables = new Map((await describeTables(tx)).map((table) => [table.name, table]));
  let insert: ((rows: string) => Promise<void>) | undefined;
  for await (const part of readSnapshot(file)) {
    if (part.kind === 'table') insert = await inserter(tx, tables, part.table);
    else if (part.kind === 'rows') await insert?.(part.rows);
  }
}

/** What a migration put into a table gives way to what the snapshot has. */
async function inserter(
  tx: Transaction,
  tables: ReadonlyMap<string, DescribedTable>,
  head: TableHead,
): Promise<(lines: string) => Promise<void>> {
  const { table, columns } = head;
  const described = tables.get(table);
  const present = described?.columns.map(({ name }) => name) ?? [];
  if (!described || present.join() !== columns.join()) {
    throw new DamagedSnapshot(`Its table ${table} is not as this version knows it`);
  }
  const { rows: some } = await tx.run(`select 1 as one from "${table}" limit 1`, []);
  if (some.length > 0) await tx.run(`delete from "${table}"`, []);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const perStatement = Math.max(1, Math.floor(maxValues / columns.length));
  return async (lines) => {
    const rows = rowsOf(lines, head);
    for (let start = 0; start < rows.length; start += perStatement) {
      const some = rows.slice(start, start + perStatement);
      const marks = some.map(
        (row, line) =>
          `(${row.map((_, index) => (tx.engine === 'sqlite' ? '?' : `$${line * columns.length + index + 1}`)).join(', ')})`,
      );
      await tx.run(
        `insert into "${table}" (${names}) values ${marks.join(', ')}`,
        some.flat().map(fromCell),
      );
    }
  };
}
