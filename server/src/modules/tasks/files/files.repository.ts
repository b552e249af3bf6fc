import type { TaskFile } from '@board/contracts/schemas/task-files';
import { type Selectable, sql } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { Tables } from '../../../database/schema.ts';
import { breathing } from '../../../turns/breathing.ts';

export type FileRow = Selectable<Tables['task_files']>;

export const { find: findFileRow, change: changeFile } = ownThings('task_files');

export const toFile = ({ id, name, type, size, thumbnail, created_at }: FileRow): TaskFile => ({
  id,
  name,
  type,
  size: Number(size),
  thumbnail,
  created_at,
});

export function filesOf(
  connection: Connection,
  userId: string,
  taskId: string,
): Promise<FileRow[]> {
  return connection.query
    .selectFrom('task_files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('task_id', '=', taskId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Of a series. */
export async function daysWithFiles(
  connection: Connection,
  { userId, seriesId }: { userId: string; seriesId: string },
): Promise<Set<string>> {
  const rows = await connection.query
    .selectFrom('task_files')
    .innerJoin('tasks', (join) =>
      join
        .onRef('tasks.user_id', '=', 'task_files.user_id')
        .onRef('tasks.id', '=', 'task_files.task_id'),
    )
    .select('tasks.id')
    .distinct()
    .where('task_files.user_id', '=', userId)
    .where('task_files.deleted_at', 'is', null)
    .where('tasks.series_id', '=', seriesId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function heldBy(
  connection: Connection,
  userId: string,
  which: 'all' | 'present' = 'all',
): Promise<{ bytes: number; files: number }> {
  const all = connection.query
    .selectFrom('task_files')
    .select([sql<number>`coalesce(sum(size), 0)`.as('bytes'), sql<number>`count(*)`.as('files')])
    .where('user_id', '=', userId);
  const found = await (which === 'all'
    ? all
    : all.where('deleted_at', 'is', null)
  ).executeTakeFirst();
  return { bytes: Number(found?.bytes ?? 0), files: Number(found?.files ?? 0) };
}

/** Short enough that a backup, which holds twenty of them at once, stays small. */
const pieceBytes = 64 * 1024;

export async function insertFile(tx: Transaction, row: FileRow, bytes: Buffer): Promise<void> {
  const { user_id, id: file_id } = row;
  const breathe = breathing();
  await tx.query.insertInto('task_files').values(row).execute();
  for (let piece = 0; piece * pieceBytes < bytes.byteLength; piece += 1) {
    const content = bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
    await tx.query
      .insertInto('task_file_pieces')
      .values({ user_id, file_id, piece, content })
      .execute();
    await breathe();
  }
}

export async function contentPiece(
  connection: Connection,
  { user_id, id }: Pick<FileRow, 'user_id' | 'id'>,
  piece: number,
): Promise<Uint8Array | undefined> {
  const found = await connection.query
    .selectFrom('task_file_pieces')
    .select('content')
    .where('user_id', '=', user_id)
    .where('file_id', '=', id)
    .where('piece', '=', piece)
    .executeTakeFirst();
  return found?.content;
}

/** For good. */
export async function dropRemoved(tx: Transaction, userId: string): Promise<void> {
  await tx.query
    .deleteFrom('task_files')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .execute();
}
