import { createHash, type Hash } from 'node:crypto';
import { breathing } from '../../breathing.ts';
import type { Connection, Row } from '../connection.ts';
import type { DescribedTable } from './described-tables.ts';
import { neededRows } from './needed-rows.ts';
import { toCell } from './snapshot-format.ts';

const batch = 100;
const batchOfBytes = 20;
const quoted = (name: string) => `"${name}"`;

/** The rows of a table in the order of its key, each as one line; others get their turn in between. */
export async function* tableLines(
  connection: Connection,
  table: DescribedTable,
  breathe = breathing(),
): AsyncGenerator<string> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
  const key = table.key.map(quoted).join(', ');
  const limit = table.columns.some(({ bytes }) => bytes) ? batchOfBytes : batch;
  const from = `select ${columns} from ${quoted(table.name)}`;
  const ordered = `order by ${key} limit ${limit}`;
  const marks = table.key.map((_, index) =>
    connection.engine === 'sqlite' ? '?' : `$${index + 1}`,
  );
  const needed = neededRows[table.name] ?? 'true';
  const further = `${from} where ${needed} and (${key}) > (${marks.join(', ')}) ${ordered}`;
  let last: Row | undefined;
  for (;;) {
    const { rows } = last
      ? await connection.run(
          further,
          table.key.map((name) => last?.[name]),
        )
      : await connection.run(`${from} where ${needed} ${ordered}`, []);
    for (const row of rows) {
      yield `${JSON.stringify(table.columns.map(({ name }) => toCell(row[name])))}\n`;
    }
    last = rows.at(-1);
    await breathe();
    if (!last || rows.length < limit) return;
  }
}

/** What `TableEnd` says of a table, worked out of the rows that are there. */
export async function digestTable(
  connection: Connection,
  table: DescribedTable,
): Promise<{ rows: number; sha256: string }> {
  const hash: Hash = createHash('sha256');
  let rows = 0;
  for await (const line of tableLines(connection, table)) {
    hash.update(line);
    rows += 1;
  }
  return { rows, sha256: hash.digest('hex') };
}
