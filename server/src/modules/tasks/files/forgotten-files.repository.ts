import { sql } from 'kysely';
import type { Transaction } from '../../../database/connection.ts';
import { deleteInPieces } from '../../../database/own-pieces.ts';

/** Of one person who empties the trash, before its tasks are gone: those of days that a series may have again wait. */
export async function forgetFilesInTrash(tx: Transaction, userId: string): Promise<void> {
  const inTrash = sql<boolean>`exists (
    select 1 from tasks where tasks.user_id = task_files.user_id
      and tasks.id = task_files.task_id and tasks.deleted_at is not null
  )`;
  await deleteInPieces(tx, 'task_files', userId, { which: inTrash, atOnce: filesAtOnce });
}

/** Each may be of megabytes. */
const filesAtOnce = 5;

interface Moments {
  /** Files that were removed before cannot be had back. */
  removed: string;
  /** Nor can tasks that were deleted before. */
  deleted: string;
}

/**
 * Of all users, after tasks were forgotten: a file goes with its task. Only where a series may still be
 * taken back to what it was do the files of its days wait for them.
 */
export async function forgetFiles(tx: Transaction, { removed, deleted }: Moments): Promise<void> {
  await tx.query.deleteFrom('task_files').where('deleted_at', '<', removed).execute();
  await tx.query
    .deleteFrom('task_files')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('tasks')
            .select('tasks.id')
            .whereRef('tasks.user_id', '=', 'task_files.user_id')
            .whereRef('tasks.id', '=', 'task_files.task_id')
            .where((or) =>
              or.or([or('tasks.deleted_at', 'is', null), or('tasks.deleted_at', '>=', deleted)]),
            ),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('task_series_before as before')
            .select('before.id')
            .whereRef('before.user_id', '=', 'task_files.user_id'),
        ),
      ),
    )
    .execute();
}
