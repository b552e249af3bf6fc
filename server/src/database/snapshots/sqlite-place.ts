import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sqliteFile } from '../open.ts';
import { openSqlite } from '../sqlite.ts';
import type { RestorePlace } from './restore-place.ts';

const leftovers = ['', '-wal', '-shm', '-journal'];

export function sqlitePlace({ dataDir, now }: { dataDir: string; now: number }): RestorePlace {
  const present = join(dataDir, sqliteFile);
  const fresh = `${present}.restoring`;
  const removeFresh = () => {
    for (const end of leftovers) rmSync(fresh + end, { force: true });
  };
  return {
    async prepare() {
      mkdirSync(dataDir, { recursive: true });
      takeOutOfUse(present);
      removeFresh();
    },
    open: () => openSqlite(fresh),
    async replace() {
      takeOutOfUse(fresh);
      if (!existsSync(present)) {
        renameSync(fresh, present);
        return undefined;
      }
      takeOutOfUse(present);
      const former = `${present}.before-restore-${now}`;
      linkSync(present, former);
      // One step: there is no moment without a database.
      renameSync(fresh, present);
      return former;
    },
    async discard() {
      removeFresh();
    },
  };
}

/** Folds the write-ahead log into the file, which SQLite does for the only user of it and nobody else. */
function takeOutOfUse(path: string): void {
  if (!existsSync(path)) return;
  const file = new BetterSqlite(path);
  try {
    file.pragma('busy_timeout = 0');
    file.pragma('journal_mode = DELETE');
  } catch {
    throw new Error(`A server is using ${path}; stop it first.`);
  } finally {
    file.close();
  }
}
