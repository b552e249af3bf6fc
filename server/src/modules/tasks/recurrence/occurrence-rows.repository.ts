import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { pieces } from '../../../database/pieces.ts';
import type { Tables } from '../../../database/schema.ts';
import { recounted, type SeriesPart } from '../counters/recount.repository.ts';
import type { TaskRow } from '../task-row.repository.ts';

export type Reminded = Pick<TaskRow, 'user_id' | 'id' | 'reminders'>;

/** A series from one of its days on, but for a task that goes another way. */
export interface Ahead extends SeriesPart {
  except: string;
}

type Which = (is: ExpressionBuilder<Tables, 'tasks'>) => Expression<SqlBool>;

const allAhead =
  ({ userId, seriesId, from, except }: Ahead): Which =>
  (is) =>
    is.and([
      is('user_id', '=', userId),
      is('series_id', '=', seriesId),
      is('occurrence', '>=', from),
      is('id', '<>', except),
    ]);

const openAhead =
  (ahead: Ahead): Which =>
  (is) =>
    is.and([allAhead(ahead)(is), is('completed', '=', 0), is('deleted_at', 'is', null)]);

export const isOpen = ({ completed, deleted_at }: TaskRow): boolean =>
  completed === 0 && deleted_at === null;

const deletedWith =
  ({ userId, seriesId, except: id }: Ahead): Which =>
  (is) =>
    is.and([
      is('user_id', '=', userId),
      is('series_id', '=', seriesId),
      is('deleted_with', '=', id),
      is('deleted_at', 'is not', null),
      is('id', '<>', id),
    ]);

/** Answers those that were not there yet. */
export async function insertOccurrences(
  tx: Transaction,
  rows: readonly TaskRow[],
): Promise<TaskRow[]> {
  const [first] = rows;
  if (!first?.series_id || !first.occurrence) return [];
  const part = { userId: first.user_id, seriesId: first.series_id, from: first.occurrence };
  return recounted(tx, part, async () => {
    const added = new Set<string>();
    for (const piece of pieces(rows)) {
      const inserted = await tx.query
        .insertInto('tasks')
        .values(piece)
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .returning('id')
        .execute();
      for (const { id } of inserted) added.add(id);
    }
    return rows.filter((row) => added.has(row.id));
  });
}

/** Those that a change from here on makes anew, the first one first. */
export const openDays = (connection: Connection, ahead: Ahead): Promise<TaskRow[]> =>
  connection.query
    .selectFrom('tasks')
    .selectAll()
    .where(openAhead(ahead))
    .orderBy('occurrence')
    .execute();

/** The days that a series has, done and deleted ones too. */
export async function standingDays(
  connection: Connection,
  { userId, seriesId, from }: SeriesPart,
): Promise<Set<string | null>> {
  const rows = await connection.query
    .selectFrom('tasks')
    .select('occurrence')
    .where('user_id', '=', userId)
    .where('series_id', '=', seriesId)
    .where('occurrence', '>=', from)
    .execute();
  return new Set(rows.map(({ occurrence }) => occurrence));
}

/** For good: the caller puts back what stays. Answers them as they were, the first one first. */
export function removeAhead(tx: Transaction, ahead: Ahead): Promise<TaskRow[]> {
  return recounted(tx, ahead, async () => {
    const which = allAhead(ahead);
    const rows = await tx.query
      .selectFrom('tasks')
      .selectAll()
      .where(which)
      .orderBy('occurrence')
      .execute();
    await tx.query.deleteFrom('tasks').where(which).execute();
    return rows;
  });
}

/** Into the trash, with the task that is excepted here. */
export function deleteAhead(tx: Transaction, ahead: Ahead, time: string): Promise<Reminded[]> {
  return recounted(tx, ahead, async () => {
    const reminded = await remindedOf(tx, openAhead(ahead));
    await tx.query
      .updateTable('tasks')
      .set({ deleted_at: time, deleted_with: ahead.except, updated_at: time })
      .set({ version: sql<number>`version + 1` })
      .where(openAhead(ahead))
      .execute();
    return reminded;
  });
}

/** The series of which something went with a task: it may have been begun anew from a later day on. */
export async function seriesThatWentWith(
  connection: Connection,
  userId: string,
  id: string,
): Promise<string[]> {
  const rows = await connection.query
    .selectFrom('tasks')
    .select('series_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('deleted_with', '=', id)
    .where('deleted_at', 'is not', null)
    .execute();
  return rows.flatMap(({ series_id }) => series_id ?? []);
}

/** By another of its tasks that was deleted with all that followed it. */
export async function isCutOff(
  connection: Connection,
  { userId, seriesId, except: id }: Ahead,
): Promise<boolean> {
  const row = await connection.query
    .selectFrom('tasks')
    .select('id')
    .where('user_id', '=', userId)
    .where('series_id', '=', seriesId)
    .whereRef('deleted_with', '=', 'id')
    .where('deleted_at', 'is not', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What went with the task that is excepted here comes back. */
export function restoreAhead(tx: Transaction, ahead: Ahead, time: string): Promise<Reminded[]> {
  return recounted(tx, ahead, async () => {
    const reminded = await remindedOf(tx, deletedWith(ahead));
    await tx.query
      .updateTable('tasks')
      .set({ deleted_at: null, deleted_with: null, updated_at: time })
      .set({ version: sql<number>`version + 1` })
      .where(deletedWith(ahead))
      .execute();
    return reminded;
  });
}

function remindedOf(connection: Connection, which: Which): Promise<Reminded[]> {
  return connection.query
    .selectFrom('tasks')
    .select(['user_id', 'id', 'reminders'])
    .where(which)
    .where('reminders', '<>', '[]')
    .execute();
}
