import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type Cell,
  type SnapshotEnd,
  type SnapshotHead,
  snapshotFormat,
  type TableEnd,
  type TableHead,
} from './snapshot-format.ts';

/** Says in one sentence what is wrong with a file. */
export class DamagedSnapshot extends Error {}

export type SnapshotPart =
  | { kind: 'head'; head: SnapshotHead }
  | { kind: 'table'; table: TableHead }
  | { kind: 'rows'; rows: Cell[][] }
  | { kind: 'table-end'; end: TableEnd }
  | { kind: 'end'; end: SnapshotEnd };

const batch = 200;

/** The parts of a file, each checked against its digests before the next; it throws at the first fault. */
export async function* readSnapshot(path: string): AsyncGenerator<SnapshotPart> {
  const whole = createHash('sha256');
  const table = { name: '', width: 0, rows: 0, hash: createHash('sha256') };
  let state: 'before' | 'between' | 'inside' | 'over' = 'before';
  let tables = 0;
  let allRows = 0;
  let rows: Cell[][] = [];

  for await (const line of linesOf(path)) {
    if (state === 'over') throw new DamagedSnapshot('Something follows after its end');
    const value = parsed(line);
    if (state === 'inside' && Array.isArray(value)) {
      if (value.length !== table.width) {
        throw new DamagedSnapshot(`A row of ${table.name} is cut`);
      }
      table.hash.update(`${line}\n`);
      table.rows += 1;
      rows.push(value as Cell[]);
      if (rows.length === batch) yield { kind: 'rows', rows: rows.splice(0) };
    } else if (state === 'before') {
      yield { kind: 'head', head: checkedHead(value) };
      state = 'between';
    } else if (state === 'inside') {
      if (rows.length > 0) yield { kind: 'rows', rows };
      rows = [];
      const end = value as TableEnd;
      const { name, hash } = table;
      if (end.end !== name || end.rows !== table.rows || end.sha256 !== hash.digest('hex')) {
        throw new DamagedSnapshot(`The rows of ${table.name} are not those that were written`);
      }
      allRows += table.rows;
      tables += 1;
      yield { kind: 'table-end', end };
      state = 'between';
    } else if (isTable(value)) {
      Object.assign(table, {
        name: value.table,
        width: value.columns.length,
        rows: 0,
        hash: createHash('sha256'),
      });
      yield { kind: 'table', table: value };
      state = 'inside';
    } else {
      const end = value as SnapshotEnd;
      const same = end.tables === tables && end.rows === allRows;
      if (!same || end.sha256 !== whole.digest('hex')) {
        throw new DamagedSnapshot('Its digest is not that of its content');
      }
      yield { kind: 'end', end };
      state = 'over';
      continue;
    }
    whole.update(`${line}\n`);
  }
  if (state !== 'over') throw new DamagedSnapshot('It is not complete');
}

export interface SnapshotSummary {
  head: SnapshotHead;
  tables: Map<string, TableEnd>;
  rows: number;
}

/** Reads a file to its end; what comes back is true of every row in it. */
export async function verifySnapshot(path: string): Promise<SnapshotSummary> {
  let head: SnapshotHead | undefined;
  const tables = new Map<string, TableEnd>();
  let rows = 0;
  for await (const part of readSnapshot(path)) {
    if (part.kind === 'head') head = part.head;
    else if (part.kind === 'table-end') tables.set(part.end.end, part.end);
    else if (part.kind === 'end') rows = part.end.rows;
  }
  if (!head) throw new DamagedSnapshot('It has no head');
  return { head, tables, rows };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new DamagedSnapshot('A line of it cannot be read');
  }
}

function checkedHead(value: unknown): SnapshotHead {
  const head = value as Partial<SnapshotHead> | null;
  if (head?.format !== snapshotFormat || !Array.isArray(head.migrations)) {
    throw new DamagedSnapshot('It is no snapshot of this product');
  }
  return head as SnapshotHead;
}

const isTable = (value: unknown): value is TableHead =>
  typeof value === 'object' &&
  value !== null &&
  'table' in value &&
  'columns' in value &&
  Array.isArray(value.columns);

async function* linesOf(path: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(path), createGunzip(), () => {});
  text.setEncoding('utf8');
  let rest = '';
  try {
    for await (const piece of text as AsyncIterable<string>) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (error instanceof DamagedSnapshot) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file ${path}`, { cause: error });
    throw new DamagedSnapshot(`It cannot be unpacked (${code || (error as Error).message})`);
  }
  if (rest !== '') throw new DamagedSnapshot('It is not complete');
}
