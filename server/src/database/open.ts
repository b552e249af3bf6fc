import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './connection.ts';
import { openSqlite } from './sqlite.ts';

/** In the data folder. */
export const sqliteFile = 'board.sqlite';

export interface DatabaseOptions {
  /** Empty: SQLite in the data folder. */
  url: string;
  /** Of this process to PostgreSQL. */
  connections: number;
  isUnhurried?: boolean;
  dataDir: string;
  onError: (error: Error) => void;
}

export async function openDatabase({
  url,
  connections,
  isUnhurried = false,
  dataDir,
  onError,
}: DatabaseOptions): Promise<Database> {
  if (url) {
    // The client of an engine that is not used would only take up memory.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ url, connections, isUnhurried, onError });
  }
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, sqliteFile);
  // Other accounts of the machine have no business in it; what SQLite puts beside it is as open as it.
  closeSync(openSync(file, 'a', 0o600));
  return openSqlite(file);
}
