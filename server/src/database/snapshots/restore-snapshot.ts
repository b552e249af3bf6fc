import type { Database } from '../connection.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { postgresPlace } from './postgres-place.ts';
import { type SnapshotFile, type SnapshotSummary, verifySnapshot } from './read-snapshot.ts';
import { sqlitePlace } from './sqlite-place.ts';

interface Target {
  /** Empty: SQLite in the data folder. */
  url: string;
  dataDir: string;
  now: number;
}

export interface Restored {
  summary: SnapshotSummary;
  /** Where the former database is. */
  former: string | undefined;
}

/** Reads the whole file first; what is there stays untouched until the new database is proved equal to it. */
export async function restoreSnapshot(file: SnapshotFile, target: Target): Promise<Restored> {
  const summary = await verifySnapshot(file);
  const place = target.url ? postgresPlace(target) : sqlitePlace(target);
  await place.prepare();
  try {
    const database = place.open();
    try {
      await loadSnapshot(database, file, summary, new Date(target.now).toISOString());
      await outdateReplies(database, target.now);
    } finally {
      await database.close();
    }
    return { summary, former: await place.replace() };
  } catch (error) {
    await place.discard();
    throw error;
  }
}

/** Browsers may hold replies of a later state with the same revisions: a number that never was tells them apart. */
function outdateReplies(database: Database, now: number): Promise<unknown> {
  return database.transaction((tx) =>
    tx.query
      .updateTable('global_state')
      .set((is) => ({ revision: is('revision', '+', Math.floor(now / 1000)) }))
      .where('id', '=', 1)
      .execute(),
  );
}
