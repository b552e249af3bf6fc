import type { Connection, Transaction } from '../../../database/connection.ts';
import type { TaskRow } from '../task-row.repository.ts';
import type { SeriesRow } from './series.repository.ts';

/** What stood where a change reached beyond its own task. */
export interface Before {
  task: TaskRow;
  /** None of a task that did not repeat. */
  series?: SeriesRow;
  /** The days that were made anew, as they were. */
  days: readonly TaskRow[];
}

/** One for each task: only its last change can be taken back. */
export async function keepBefore(
  tx: Transaction,
  { version, updated_at: changed_at }: Pick<TaskRow, 'version' | 'updated_at'>,
  before: Before,
): Promise<void> {
  const { user_id, id } = before.task;
  const kept = { version, was: JSON.stringify(before), changed_at };
  await tx.query
    .insertInto('task_series_before')
    .values({ user_id, id, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(kept))
    .execute();
}

/** Nothing once the task was changed again. */
export async function findBefore(
  connection: Connection,
  { user_id, id, version }: TaskRow,
): Promise<Before | undefined> {
  const found = await connection.query
    .selectFrom('task_series_before')
    .select('was')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return found && (JSON.parse(found.was) as Before);
}

/** Of all users: what nobody takes back any more. */
export async function forgetBefore(tx: Transaction, moment: string): Promise<void> {
  await tx.query.deleteFrom('task_series_before').where('changed_at', '<', moment).execute();
}
