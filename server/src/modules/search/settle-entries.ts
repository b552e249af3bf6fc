import { searchLimit } from '@board/contracts/constants/search';
import type { SearchSource } from '../../area/search-source.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { breathing } from '../../turns/breathing.ts';
import { dropEntry, keepEntry, type StaleEntry, staleEntries } from './entries.repository.ts';

const atOnce = 500;

/** A database whose every transaction leaves the index as its rows are. */
export function searchable(database: Database, sources: readonly SearchSource[]): Database {
  return {
    ...database,
    transaction: (work, person) =>
      database.transaction(async (tx) => {
        const result = await work(tx);
        const breathe = breathing();
        while ((await settle(tx, sources, breathe)) === atOnce);
        return result;
      }, person),
  };
}

/** What an update of the server, or a restored backup, has left to read; others write in between. */
export async function settleEntries(
  database: Database,
  sources: readonly SearchSource[],
): Promise<void> {
  while ((await database.transaction((tx) => settle(tx, sources))) === atOnce);
}

async function settle(
  tx: Transaction,
  sources: readonly SearchSource[],
  breathe = breathing(),
): Promise<number> {
  const stale = await staleEntries(tx, atOnce);
  const together = Map.groupBy(stale, ({ user_id, kind }) => `${kind} ${user_id}`);
  for (const entries of together.values()) await read(tx, entries, sources, breathe);
  return stale.length;
}

/** All of one person and one kind. */
async function read(
  tx: Transaction,
  entries: readonly StaleEntry[],
  sources: readonly SearchSource[],
  breathe: () => Promise<void>,
): Promise<void> {
  const [{ user_id: userId, kind } = { user_id: '', kind: '' }] = entries;
  const source = sources.find((each) => each.kind === kind);
  const ids = entries.map(({ id }) => id);
  const found = source && 'find' in source ? await source.find(tx, userId, ids) : [];
  const byId = new Map(found.map((thing) => [thing.id, thing]));
  for (const entry of entries) {
    const thing = byId.get(entry.id);
    if (!thing) await dropEntry(tx, entry);
    else
      await keepEntry(tx, entry, {
        title: thing.title.replaceAll('\n', ' '),
        text: thing.text.slice(0, searchLimit.text),
        day: thing.date ?? '',
      });
    // An import of thousands of rows leaves room for other requests in between.
    await breathe();
  }
}
