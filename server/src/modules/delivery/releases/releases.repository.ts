import type { Connection } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { ReleasesTable } from '../../../database/tables/delivery.ts';
import { withTotal } from '../../../database/with-total.ts';

export type ReleaseRow = ReleasesTable;

export const {
  find: findRelease,
  add: insertRelease,
  change: changeRelease,
} = keyedRows('releases', ['remote', 'version']);

const mostWithdrawn = 50;

/** The latest first. */
export const releasesOf = (
  connection: Connection,
  remote: string,
  slice: { limit: number; offset: number },
) =>
  withTotal(
    connection.query
      .selectFrom('releases')
      .selectAll()
      .where('remote', '=', remote)
      .orderBy('created_at', 'desc')
      .orderBy('version', 'desc'),
    slice,
  );

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
