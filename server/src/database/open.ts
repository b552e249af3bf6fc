import { mkdirSync } from 'node:fs';
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
  /** Each transaction gets whichever session is free, as behind PgBouncer. */
  isPooled?: boolean;
  dataDir: string;
  onError: (error: Error) => void;
}

export async function openDatabase({
  url,
  connections,
  isUnhurried = false,
  isPooled = false,
  dataDir,
  onError,
}: DatabaseOptions): Promise<Database> {
  if (url) {
    // The client of an engine that is not used would only take up memory.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ url, connections, isUnhurried, isPooled, onError });
  }
  mkdirSync(dataDir, { recursive: true });
  return openSqlite(join(dataDir, sqliteFile));
}
