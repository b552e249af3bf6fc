import type { Connection, Transaction } from '../../../database/connection.ts';
import type { Variants } from './compress.ts';

export interface StoredFile extends Variants {
  content: Uint8Array;
}

/** The same content twice is one row. */
export async function storeFile(
  tx: Transaction,
  file: StoredFile & { hash: string; created_at: string },
): Promise<void> {
  await tx.query
    .insertInto('release_files')
    .values(file)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export function findFile(connection: Connection, hash: string): Promise<StoredFile | undefined> {
  return connection.query
    .selectFrom('release_files')
    .select(['content', 'brotli', 'gzip'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

export async function storeVariants(
  tx: Transaction,
  hash: string,
  { brotli, gzip }: Variants,
): Promise<void> {
  await tx.query
    .updateTable('release_files')
    .set({ brotli, gzip })
    .where('hash', '=', hash)
    .execute();
}

export async function knownHashes(
  connection: Connection,
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const found = await connection.query
    .selectFrom('release_files')
    .select('hash')
    .where('hash', 'in', [...hashes])
    .execute();
  return new Set(found.map(({ hash }) => hash));
}

/** Uploaded for a release that was never published. */
export async function deleteUnusedFiles(tx: Transaction, before: string): Promise<void> {
  const releases = await tx.query.selectFrom('releases').select('release').execute();
  const used = new Set(
    releases.flatMap(({ release }) =>
      [...release.matchAll(/"sha384-([A-Za-z0-9+/]{64})"/g)].map(([, hash = '']) =>
        hash.replaceAll('+', '-').replaceAll('/', '_'),
      ),
    ),
  );
  const old = await tx.query
    .selectFrom('release_files')
    .select('hash')
    .where('created_at', '<', before)
    .execute();
  for (const { hash } of old) {
    if (used.has(hash)) continue;
    await tx.query.deleteFrom('release_files').where('hash', '=', hash).execute();
  }
}
