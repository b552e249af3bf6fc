import type { Connection, Transaction } from '../../../database/connection.ts';
import type { ReleasesTable } from '../../../database/tables/delivery.ts';

export type ReleaseRow = ReleasesTable;

const mostWithdrawn = 50;

export async function insertRelease(tx: Transaction, row: ReleaseRow): Promise<void> {
  await tx.query
    .insertInto('releases')
    .values(row)
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doNothing())
    .execute();
}

export function findRelease(
  connection: Connection,
  remote: string,
  version: string,
): Promise<ReleaseRow | undefined> {
  return connection.query
    .selectFrom('releases')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The latest first. */
export function releasesOf(
  connection: Connection,
  remote: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReleaseRow[]> {
  return connection.query
    .selectFrom('releases')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('created_at', 'desc')
    .orderBy('version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Those that a channel led to at some time, the latest first. */
export function servedReleases(
  connection: Connection,
  remote: string,
  limit: number,
): Promise<Pick<ReleaseRow, 'version' | 'release' | 'created_at' | 'revoked_at'>[]> {
  return connection.query
    .selectFrom('releases as release')
    .select(['release.version', 'release.release', 'release.created_at', 'release.revoked_at'])
    .where('release.remote', '=', remote)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('release_moves as move')
          .select('move.revision')
          .whereRef('move.remote', '=', 'release.remote')
          .whereRef('move.version', '=', 'release.version'),
      ),
    )
    .orderBy('release.created_at', 'desc')
    .orderBy('release.version', 'desc')
    .limit(limit)
    .execute();
}

export async function countReleases(connection: Connection, remote: string): Promise<number> {
  const { count } = await connection.query
    .selectFrom('releases')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('remote', '=', remote)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function markRevoked(
  tx: Transaction,
  { remote, version, at }: { remote: string; version: string; at: string | null },
): Promise<void> {
  await tx.query
    .updateTable('releases')
    .set({ revoked_at: at })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .execute();
}

/** What pages may still run that must not go on, by remote: the latest withdrawals. */
export async function withdrawnVersions(connection: Connection): Promise<Map<string, string[]>> {
  const rows = await connection.query
    .selectFrom('releases')
    .select(['remote', 'version'])
    .where('revoked_at', 'is not', null)
    .orderBy('revoked_at', 'desc')
    .limit(mostWithdrawn)
    .execute();
  const byRemote = new Map<string, string[]>();
  for (const { remote, version } of rows) {
    byRemote.set(remote, [...(byRemote.get(remote) ?? []), version]);
  }
  return byRemote;
}
