import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { deleteInPieces, ownPieces } from '../../../database/own-pieces.ts';
import { withTotal } from '../../../database/with-total.ts';

interface Kept {
  userId: string;
  since: string;
}

/** Of what went together only the one that took the others along. */
const shown = (connection: Connection, { userId, since }: Kept) =>
  connection.query
    .selectFrom('tasks as task')
    .where('task.user_id', '=', userId)
    .where('task.deleted_at', '>=', since)
    .where((is) =>
      is.or([is('task.deleted_with', 'is', null), is('task.deleted_with', '=', is.ref('task.id'))]),
    );

export const trashRows = (
  connection: Connection,
  kept: Kept,
  slice: { limit: number; offset: number },
) =>
  withTotal(
    shown(connection, kept)
      .selectAll('task')
      .select((is) =>
        is
          .selectFrom('tasks as other')
          .select((of) => of.fn.countAll<number>().as('together'))
          .where('other.user_id', '=', is.ref('task.user_id'))
          .where('other.deleted_with', '=', is.ref('task.id'))
          .where('other.deleted_at', 'is not', null)
          .as('together'),
      )
      .orderBy('task.deleted_at', 'desc')
      .orderBy('task.id'),
    slice,
  );

/** A skipped day of a series is remembered until it has passed, or it would come again. */
const forgettable = (today: string) => sql<boolean>`(series_id is null or occurrence < ${today})`;

export async function emptyTrashOf(
  tx: Transaction,
  userId: string,
  today: string,
): Promise<number> {
  const deleted = sql<boolean>`deleted_at is not null and ${forgettable(today)}`;
  let gone = await deleteInPieces(tx, 'tasks', userId, { which: deleted });
  const remembered = { which: sql<boolean>`deleted_at > ${neverRestored}` };
  for await (const rows of ownPieces(tx, 'tasks', userId, remembered)) {
    const { numUpdatedRows } = await tx.query
      .updateTable('tasks')
      .set({ ...withoutWords, deleted_at: neverRestored, version: sql<number>`version + 1` })
      .where(rows)
      .executeTakeFirst();
    gone += Number(numUpdatedRows);
  }
  return gone;
}

/** Of a skipped day nothing but the day is remembered. */
const withoutWords = { title: '', description: '', steps: '[]', tags: '[]', course: '' };

/** Long before anything that can be restored. */
const neverRestored = '1970-01-01T00:00:00.000Z';

/** Of all users: what nobody can restore any more. */
export async function forgetDeleted(tx: Transaction, before: string, today: string): Promise<void> {
  await tx.query
    .deleteFrom('tasks')
    .where('deleted_at', '<', before)
    .where(forgettable(today))
    .execute();
}
