import type { Transaction } from '../../../database/connection.ts';
import type { ReleasesTable } from '../../../database/tables/delivery.ts';

/** Of each origin, the moment before which nobody may have been served a release that goes. */
type Before = Record<ReleasesTable['origin'], string>;

/** Deletes what nothing points to and what no page can still run. */
export async function sweepReleases(tx: Transaction, before: Before): Promise<void> {
  const pointers = await tx.query.selectFrom('release_channels').selectAll().execute();
  const pointed = new Set(
    pointers.flatMap(({ remote, version, previous }) => [
      keyOf(remote, version),
      keyOf(remote, previous ?? ''),
    ]),
  );
  const left = await lastServed(tx);
  const releases = await tx.query
    .selectFrom('releases')
    .select(['remote', 'version', 'origin', 'created_at'])
    .execute();
  for (const { remote, version, origin, created_at } of releases) {
    const key = keyOf(remote, version);
    if (pointed.has(key) || (left.get(key) ?? created_at) >= before[origin]) continue;
    await tx.query
      .deleteFrom('releases')
      .where('remote', '=', remote)
      .where('version', '=', version)
      .execute();
  }
}

const keyOf = (remote: string, version: string): string => `${remote} ${version}`;

/** When each release was last moved away from: until then pages were given it. */
async function lastServed(tx: Transaction): Promise<Map<string, string>> {
  const moves = await tx.query
    .selectFrom('release_moves')
    .select(['remote', 'channel', 'version', 'moved_at'])
    .orderBy('revision')
    .execute();
  const served = new Map<string, string>();
  const serving = new Map<string, string>();
  for (const { remote, channel, version, moved_at } of moves) {
    const before = serving.get(`${remote} ${channel}`);
    if (before !== undefined) served.set(before, moved_at);
    serving.set(`${remote} ${channel}`, keyOf(remote, version));
    served.set(keyOf(remote, version), moved_at);
  }
  return served;
}
