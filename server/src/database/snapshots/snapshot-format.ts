/**
 * A snapshot is gzipped lines of JSON: a head, then for each table its description, its rows as
 * arrays and an end with their number and digest, at last an end of the whole. It names no engine.
 */
export const snapshotFormat = 'personal-task-board snapshot 1';

export interface SnapshotHead {
  format: string;
  created_at: string;
  /** Those that had been applied: the tables are what these make. */
  migrations: readonly string[];
  /** Tells which SECRET_KEY opens the stored secrets; the key itself is not in here. */
  key_id: string;
}

export interface TableHead {
  table: string;
  columns: readonly string[];
}

export interface TableEnd {
  end: string;
  rows: number;
  sha256: string;
}

export interface SnapshotEnd {
  tables: number;
  rows: number;
  /** Of all lines before. */
  sha256: string;
}

/** Text, a whole number, nothing, or bytes in base64. */
export type Cell = string | number | null | { base64: string };

export function toCell(value: unknown): Cell {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`A snapshot holds no ${typeof value}`);
}

export function fromCell(cell: Cell): string | number | null | Buffer {
  return typeof cell === 'object' && cell !== null ? Buffer.from(cell.base64, 'base64') : cell;
}
