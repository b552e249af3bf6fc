import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { Variants } from './compress.ts';

export interface StoredFile extends Variants {
  content: Uint8Array;
}

export function findFile(connection: Connection, hash: string): Promise<StoredFile | undefined> {
  return connection.query
    .selectFrom('release_files')
    .select(['content', 'brotli', 'gzip'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** The same content twice is one row. */
export const { add: storeFile, change: changeFile } = keyedRows('release_files', ['hash']);

/** hash -> bytes, of those that are stored: what a release says of its files is only said. */
export async function storedSizes(
  connection: Connection,
  hashes: readonly string[],
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const found = await connection.query
    .selectFrom('release_files')
    .select(['hash', sql<number>`length(content)`.as('bytes')])
    .where('hash', 'in', [...hashes])
    .execute();
  return new Map(found.map(({ hash, bytes }) => [hash, Number(bytes)]));
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
