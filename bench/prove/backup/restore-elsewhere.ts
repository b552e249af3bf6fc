import { openDatabase } from '../../../server/src/database/open.ts';
import { describeTables } from '../../../server/src/database/snapshots/described-tables.ts';
import { restoreSnapshot } from '../../../server/src/database/snapshots/restore-snapshot.ts';
import { digestTable } from '../../../server/src/database/snapshots/table-rows.ts';
import { type Engine, makePlace } from '../running/place.ts';
import type { TakenBackup } from './write-and-back-up.ts';

/** What a restore moves on purpose, and the server's own work after a backup: to note it, to compress files, to plan. */
const moved = new Set(['global_state', 'audit_log', 'release_files', 'jobs']);

/** One after the other into the same place, so that each but the first replaces its predecessor. */
export async function restoreElsewhere(engine: Engine, taken: readonly TakenBackup[]) {
  const place = await makePlace(engine);
  const { DATABASE_URL: url = '', DATA_DIR: dataDir = '' } = place.environment;
  const findings: string[] = [];
  let rows = 0;
  let tables = 0;
  let equal = 0;
  try {
    for (const { path, promised, source } of taken) {
      await restoreSnapshot(path, { url, dataDir, now: Date.now() });
      const database = await openDatabase({ url, connections: 10, dataDir, onError: () => {} });
      const before = findings.length;
      try {
        for (const table of source ? await describeTables(database.reader) : []) {
          const there = await digestTable(database.reader, table);
          rows += there.rows;
          tables += 1;
          if (!moved.has(table.name) && there.sha256 !== source?.get(table.name)) {
            findings.push(`${path}: ${table.name} differs in ${engine}`);
          }
        }
        const tasks = await database.reader.query.selectFrom('tasks').select('id').execute();
        const present = new Set(tasks.map(({ id }) => id));
        for (const id of promised) if (!present.has(id)) findings.push(`${path}: lost task ${id}`);
      } finally {
        await database.close();
      }
      if (findings.length === before) equal += 1;
    }
  } finally {
    await place.remove();
  }
  return { rows, tables, equal, findings };
}
