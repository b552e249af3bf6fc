import { createHash, type Hash } from 'node:crypto';
import { breathing } from '../../turns/breathing.ts';
import type { Connection, Row } from '../connection.ts';
import type { DescribedTable } from './described-tables.ts';
import { neededRows } from './needed-rows.ts';
import { toCell } from './snapshot-format.ts';

const batch = 100;
const batchOfBytes = 20;
const quoted = (name: string) => `"${name}"`;

/** The rows of a table in the order of its key, some lines at a time; others get their turn in between. */
export async function* tableLines(
  connection: Connection,
  table: DescribedTable,
  breathe = breathing(),
): AsyncGenerator<{ text: string; rows: number }> {
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
    let text = '';
    for (const row of rows) {
      text += `${JSON.stringify(table.columns.map(({ name }) => toCell(row[name])))}\n`;
    }
    if (text !== '') yield { text, rows: rows.length };
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
  for await (const lines of tableLines(connection, table)) {
    hash.update(lines.text);
    rows += lines.rows;
  }
  return { rows, sha256: hash.digest('hex') };
}
