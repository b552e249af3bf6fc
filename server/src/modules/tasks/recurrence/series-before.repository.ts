import type { Connection, Transaction } from '../../../database/connection.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { TaskRow } from '../task-row.repository.ts';
import { findSeries, type SeriesRow } from './series.repository.ts';

const kept = ownThings('task_series_before');

/** What stood where a change reached beyond its own task. */
export interface Before {
  task: TaskRow;
  /** None of a task that did not repeat. */
  series?: SeriesRow;
  /** The days that were made anew, as they were. */
  days: readonly TaskRow[];
}

/** The task after its change: in the series that it began, if it began one. */
type Changed = Pick<
  TaskRow,
  'user_id' | 'id' | 'series_id' | 'occurrence' | 'version' | 'updated_at'
>;

/** The series that a change began may begin later than the change, and have taken along what is settled in between. */
export function firstReached(
  { occurrence }: Pick<TaskRow, 'occurrence'>,
  { task }: Pick<Before, 'task'>,
): string | null {
  const { occurrence: former } = task;
  return occurrence !== null && former !== null && former < occurrence ? former : occurrence;
}

/** One for each task: only its last change can be taken back. */
export async function keepBefore(tx: Transaction, changed: Changed, before: Before): Promise<void> {
  const { user_id, id, version, updated_at: changed_at } = changed;
  const left = await standingOf(tx, changed, before);
  const was = JSON.stringify({ ...before, left });
  await kept.put(tx, { user_id, id, version, was, changed_at });
}

/** The series that ended with a task, as it is now. */
export async function seriesBefore(
  connection: Connection,
  { user_id, id }: Changed,
): Promise<SeriesRow | undefined> {
  const found = await kept.find(connection, user_id, id);
  const { series } = found ? (JSON.parse(found.was) as Before) : {};
  return series && findSeries(connection, user_id, series.id);
}

/** Nothing once the task, its series or a day of the series that it began was changed again. */
export async function findBefore(
  connection: Connection,
  row: TaskRow,
): Promise<Before | undefined> {
  const found = await kept.find(connection, row.user_id, row.id);
  if (found?.version !== row.version) return undefined;
  const { left, ...before } = JSON.parse(found.was) as Before & { left: string };
  return left === (await standingOf(connection, row, before)) ? before : undefined;
}

/** What only a person changes: not how far a series reaches, nor the days that it made by itself. */
async function standingOf(
  { query }: Connection,
  changed: Changed,
  before: Before,
): Promise<string> {
  const { user_id, id, series_id } = changed;
  const ids = [before.series?.id, series_id].filter((each) => typeof each === 'string');
  const series = await query
    .selectFrom('task_series')
    .select(['id', 'recurrence', 'start_date', 'template', 'stopped'])
    .where('user_id', '=', user_id)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const days = await query
    .selectFrom('tasks')
    .select(['id', 'version'])
    .where('user_id', '=', user_id)
    .where('series_id', '=', series_id)
    .where('occurrence', '>=', firstReached(changed, before))
    .where('id', '<>', id)
    .where('version', '>', 1)
    .orderBy('id')
    .execute();
  return JSON.stringify({ series, days });
}

/** Of all users: what nobody takes back any more. */
export async function forgetBefore(tx: Transaction, moment: string): Promise<void> {
  await tx.query.deleteFrom('task_series_before').where('changed_at', '<', moment).execute();
}
