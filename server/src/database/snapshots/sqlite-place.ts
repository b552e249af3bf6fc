import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { isDamaged } from '../failures.ts';
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
      // A damaged one kept its log, which SQLite would write into the other database.
      for (const end of leftovers.slice(1))
        if (existsSync(present + end)) renameSync(present + end, former + end);
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
  } catch (error) {
    if (!isDamaged(error)) throw new Error(`A server is using ${path}; stop it first.`);
  } finally {
    file.close();
  }
}
