import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
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

/** A path, or what opens a file that is not read as it lies there, such as an encrypted one: anew for each reading. */
export type SnapshotFile = string | (() => AsyncIterable<Uint8Array>);

const chunkSize = 64 * 1024;

export type SnapshotPart =
  | { kind: 'head'; head: SnapshotHead }
  | { kind: 'table'; table: TableHead }
  | { kind: 'rows'; rows: string }
  | { kind: 'table-end'; end: TableEnd }
  | { kind: 'end'; end: SnapshotEnd };

/** The parts of a file, each checked against its digests before the next; it throws at the first fault. */
export async function* readSnapshot(file: SnapshotFile): AsyncGenerator<SnapshotPart> {
  const whole = createHash('sha256');
  const table = { name: '', rows: 0, hash: createHash('sha256') };
  let state: 'before' | 'between' | 'inside' | 'over' = 'before';
  let tables = 0;
  let allRows = 0;

  for await (const text of wholeLines(file)) {
    for (const { lines, count } of runsOf(text)) {
      if (state === 'over') throw new DamagedSnapshot('Something follows after its end');
      if (count > 0) {
        if (state !== 'inside') throw new DamagedSnapshot('It has rows of no table');
        table.hash.update(lines);
        table.rows += count;
        yield { kind: 'rows', rows: lines };
        whole.update(lines);
        continue;
      }
      const value = parsed(lines);
      if (state === 'before') {
        yield { kind: 'head', head: checkedHead(value) };
        state = 'between';
      } else if (state === 'inside') {
        const end = value as TableEnd;
        const { name, rows, hash } = table;
        if (end.end !== name || end.rows !== rows || end.sha256 !== hash.digest('hex')) {
          throw new DamagedSnapshot(`The rows of ${name} are not those that were written`);
        }
        allRows += rows;
        tables += 1;
        yield { kind: 'table-end', end };
        state = 'between';
      } else if (isTable(value)) {
        Object.assign(table, { name: value.table, rows: 0, hash: createHash('sha256') });
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
      whole.update(lines);
    }
  }
  if (state !== 'over') throw new DamagedSnapshot('It is not complete');
}

/** Rows are read by who has a use for them: a digest needs their text alone. */
export function rowsOf(lines: string, { table, columns }: TableHead): Cell[][] {
  const rows = parsed(`[${lines.trimEnd().replaceAll('\n', ',')}]`) as Cell[][];
  const cut = rows.some((row) => row.length !== columns.length);
  if (cut) throw new DamagedSnapshot(`A row of ${table} is cut`);
  return rows;
}

export interface SnapshotSummary {
  head: SnapshotHead;
  tables: Map<string, TableEnd>;
  rows: number;
}

/** Reads a file to its end; what comes back is true of every row in it. */
export async function verifySnapshot(file: SnapshotFile): Promise<SnapshotSummary> {
  let head: SnapshotHead | undefined;
  const tables = new Map<string, TableEnd>();
  let rows = 0;
  for await (const part of readSnapshot(file)) {
    if (part.kind === 'head') head = part.head;
    else if (part.kind === 'table-end') tables.set(part.end.end, part.end);
    else if (part.kind === 'end') rows = part.end.rows;
  }
  if (!head) throw new DamagedSnapshot('It has no head');
  return { head, tables, rows };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
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

/** Rows that follow each other are one run, every other line is one of its own. */
function* runsOf(text: string): Generator<{ lines: string; count: number }> {
  for (let start = 0; start < text.length; ) {
    let end = start;
    let count = 0;
    for (; text[end] === '['; count += 1) end = text.indexOf('\n', end) + 1;
    if (count === 0) end = text.indexOf('\n', end) + 1;
    yield { lines: text.slice(start, end), count };
    start = end;
  }
}

/** Unpacked a piece at a time; what a piece ends in the middle of comes with the next. */
async function* wholeLines(file: SnapshotFile): AsyncGenerator<string> {
  const packed = typeof file === 'string' ? createReadStream(file) : Readable.from(file());
  const unpacked = pipeline(packed, createGunzip({ chunkSize }), () => {});
  unpacked.setEncoding('utf8');
  const rest: string[] = [];
  try {
    for await (const piece of unpacked as AsyncIterable<string>) {
      const end = piece.lastIndexOf('\n') + 1;
      if (end > 0) yield rest.splice(0).join('') + piece.slice(0, end);
      rest.push(piece.slice(end));
    }
  } catch (error) {
    if (error instanceof DamagedSnapshot) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (typeof file !== 'string' && !code.startsWith('Z_')) throw error;
    if (code === 'ENOENT') throw new Error(`There is no file ${file}`, { cause: error });
    throw new DamagedSnapshot(`It cannot be unpacked (${code || (error as Error).message})`);
  }
  if (rest.join('') !== '') throw new DamagedSnapshot('It is not complete');
}
