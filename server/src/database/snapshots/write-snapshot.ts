import { createHash } from 'node:crypto';
import { breathing } from '../../turns/breathing.ts';
import type { Connection } from '../connection.ts';
import { appliedMigrations } from '../migrate.ts';
import { describeTables } from './described-tables.ts';
import { type SnapshotHead, snapshotFormat } from './snapshot-format.ts';
import { tableLines } from './table-rows.ts';

const chunkLength = 64 * 1024;

/** Everything that the connection sees, which is to be one state: a `database.snapshot`. */
export async function* writeSnapshot(
  connection: Connection,
  { created_at, key_id }: Pick<SnapshotHead, 'created_at' | 'key_id'>,
): AsyncGenerator<string> {
  const whole = createHash('sha256');
  let chunk = '';
  for await (const part of parts(connection, { created_at, key_id })) {
    whole.update(part.text);
    chunk += part.text;
    if (part.last) {
      const { tables, rows } = part.last;
      chunk += `${JSON.stringify({ tables, rows, sha256: whole.digest('hex') })}\n`;
    } else if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
}

interface Part {
  text: string;
  last?: { tables: number; rows: number };
}

async function* parts(
  connection: Connection,
  about: Pick<SnapshotHead, 'created_at' | 'key_id'>,
): AsyncGenerator<Part> {
  const migrations = await appliedMigrations(connection);
  yield asLine({ format: snapshotFormat, ...about, migrations } satisfies SnapshotHead);
  const tables = await describeTables(connection);
  const breathe = breathing();
  let all = 0;
  for (const [index, table] of tables.entries()) {
    yield asLine({ table: table.name, columns: table.columns.map(({ name }) => name) });
    const hash = createHash('sha256');
    let rows = 0;
    for await (const lines of tableLines(connection, table, breathe)) {
      hash.update(lines.text);
      rows += lines.rows;
      yield { text: lines.text };
    }
    all += rows;
    const end = asLine({ end: table.name, rows, sha256: hash.digest('hex') });
    yield index < tables.length - 1 ? end : { ...end, last: { tables: tables.length, rows: all } };
  }
}

const asLine = (value: unknown): Part => ({ text: `${JSON.stringify(value)}\n` });
