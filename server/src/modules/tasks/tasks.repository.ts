import type { Task } from '@board/contracts/schemas/tasks';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { statement } from '../../database/statement.ts';
import type { TasksTable } from '../../database/tables/tasks.ts';
import { count } from './counters/counts.repository.ts';
import { readReminders } from './reminders/reminder.ts';

export type TaskRow = Selectable<TasksTable>;

/** The columns that a reply is made of: a list reads no others. */
export const shown = [
  'id',
  'title',
  'completed',
  'priority',
  'date',
  'time',
  'has_reminder',
  'reminder_time',
  'reminders',
  'description',
  'recurrence',
  'series_id',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TaskRow)[];

export type ShownRow = Pick<TaskRow, (typeof shown)[number]>;

export function toTask(row: ShownRow): Task {
  return {
    id: row.id,
    title: row.title,
    completed: row.completed === 1,
    priority: row.priority,
    date: row.date,
    time: row.time === '' ? null : row.time,
    has_reminder: row.has_reminder === 1,
    reminder_time: row.reminder_time,
    reminders: readReminders(row.reminders),
    description: row.description,
    recurrence: row.recurrence,
    series_id: row.series_id,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

const byId = statement<{ userId: string; id: string }>()((query, value) =>
  query
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', value.text('userId'))
    .where('id', '=', value.text('id')),
);

/** Deleted ones too: they can be restored. */
export function findTaskRow(
  connection: Connection,
  userId: string,
  id: string,
): Promise<TaskRow | undefined> {
  return byId.first(connection, { userId, id });
}

const insert = statement<TaskRow>()((query, value) =>
  query.insertInto('tasks').values({
    user_id: value.text('user_id'),
    id: value.text('id'),
    title: value.text('title'),
    completed: value.flag('completed'),
    priority: value.text('priority'),
    date: value.text('date'),
    time: value.text('time'),
    has_reminder: value.flag('has_reminder'),
    reminder_time: value.nullableText('reminder_time'),
    description: value.text('description'),
    reminders: value.text('reminders'),
    series_id: value.nullableText('series_id'),
    occurrence: value.nullableText('occurrence'),
    recurrence: value.nullableText('recurrence'),
    deleted_with: null,
    version: value.number('version'),
    created_at: value.text('created_at'),
    updated_at: value.text('updated_at'),
    deleted_at: null,
  }),
);

const replace = statement<TaskRow>()((query, value) =>
  query
    .updateTable('tasks')
    .set({
      title: value.text('title'),
      completed: value.flag('completed'),
      priority: value.text('priority'),
      date: value.text('date'),
      time: value.text('time'),
      has_reminder: value.flag('has_reminder'),
      reminder_time: value.nullableText('reminder_time'),
      description: value.text('description'),
      reminders: value.text('reminders'),
      series_id: value.nullableText('series_id'),
      occurrence: value.nullableText('occurrence'),
      recurrence: value.nullableText('recurrence'),
      deleted_with: value.nullableText('deleted_with'),
      version: value.number('version'),
      updated_at: value.text('updated_at'),
      deleted_at: value.nullableText('deleted_at'),
    })
    .where('user_id', '=', value.text('user_id'))
    .where('id', '=', value.text('id')),
);

export async function insertTaskRow(tx: Transaction, row: TaskRow): Promise<void> {
  await insert.run(tx, row);
  await count(tx, row, 1);
}

/** Also deletes and restores: the counts follow what is there before and after. */
export async function replaceTaskRow(
  tx: Transaction,
  before: TaskRow,
  after: TaskRow,
): Promise<void> {
  await replace.run(tx, after);
  if (countedAs(before) === countedAs(after)) return;
  if (before.deleted_at === null) await count(tx, before, -1);
  if (after.deleted_at === null) await count(tx, after, 1);
}

const countedAs = (row: TaskRow): string =>
  row.deleted_at === null
    ? [row.date, row.completed, row.priority, row.has_reminder, row.series_id !== null].join()
    : '';

/** Tasks with reminders, from a day on: done and deleted ones too, since both can come back. */
export function remindedRows(
  connection: Connection,
  userId: string,
  from: string,
): Promise<TaskRow[]> {
  return connection.query
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('has_reminder', '=', 1)
    .execute();
}
