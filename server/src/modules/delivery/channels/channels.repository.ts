import type { Channel } from '@board/contracts/constants/delivery';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { ReleaseChannelsTable, ReleaseMovesTable } from '../../../database/tables/delivery.ts';

export type PointerRow = ReleaseChannelsTable;

const pointers = keyedRows('release_channels', ['remote', 'channel']);
export const { find: findPointer, change: changePointer } = pointers;

/** First in every transaction that changes what is delivered: the others wait for its end. */
export async function nextRevision(tx: Transaction): Promise<number> {
  const { revision } = await tx.query
    .updateTable('delivery_state')
    .set((is) => ({ revision: is('revision', '+', 1) }))
    .where('id', '=', 1)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function presentRevision(connection: Connection): Promise<number> {
  const { revision } = await connection.query
    .selectFrom('delivery_state')
    .select('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export function pointersOf(connection: Connection, remote: string): Promise<PointerRow[]> {
  return connection.query
    .selectFrom('release_channels')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('channel', 'desc')
    .execute();
}

export async function savePointer(
  tx: Transaction,
  { action, ...row }: PointerRow & Pick<ReleaseMovesTable, 'action'>,
): Promise<void> {
  await pointers.put(tx, row);
  const { previous: _, ...move } = row;
  await tx.query
    .insertInto('release_moves')
    .values({ ...move, action })
    .execute();
}

export async function deletePointer(
  tx: Transaction,
  { action, previous: _, ...move }: PointerRow & Pick<ReleaseMovesTable, 'action'>,
): Promise<void> {
  await pointers.drop(tx, move);
  await tx.query
    .insertInto('release_moves')
    .values({ ...move, action })
    .execute();
}

/** The release that served before this one and was not rolled back from. */
export async function lastGood(
  connection: Connection,
  remote: string,
  channel: Channel,
  current: string,
): Promise<string | null> {
  const found = await connection.query
    .selectFrom('release_moves as move')
    .innerJoin('releases as release', (join) =>
      join
        .onRef('release.remote', '=', 'move.remote')
        .onRef('release.version', '=', 'move.version'),
    )
    .select('move.version')
    .where('move.remote', '=', remote)
    .where('move.channel', '=', channel)
    .where('move.version', '<>', current)
    .where('release.revoked_at', 'is', null)
    .orderBy('move.revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.version ?? null;
}

/** How the pointer came to stand where it does. */
export async function lastAction(
  connection: Connection,
  { remote, channel, revision }: Pick<PointerRow, 'remote' | 'channel' | 'revision'>,
): Promise<ReleaseMovesTable['action'] | undefined> {
  const found = await connection.query
    .selectFrom('release_moves')
    .select('action')
    .where('remote', '=', remote)
    .where('channel', '=', channel)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return found?.action;
}

/** Every channel with the release it points to. */
export function pointedReleases(connection: Connection) {
  return connection.query
    .selectFrom('release_channels as pointer')
    .innerJoin('releases as release', (join) =>
      join
        .onRef('release.remote', '=', 'pointer.remote')
        .onRef('release.version', '=', 'pointer.version'),
    )
    .leftJoin('releases as before', (join) =>
      join
        .onRef('before.remote', '=', 'pointer.remote')
        .onRef('before.version', '=', 'pointer.previous')
        .on('before.revoked_at', 'is', null),
    )
    .selectAll('pointer')
    .select([
      'release.release',
      'release.base_url',
      'release.origin',
      'before.release as previous_release',
      'before.base_url as previous_base_url',
    ])
    .orderBy('pointer.remote')
    .execute();
}
