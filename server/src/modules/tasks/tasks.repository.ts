import type { Step, Task } from '@board/contracts/schemas/tasks';
import { lengthOf } from '@board/time';
import type { Transaction } from '../../database/connection.ts';
import { ownThings } from '../../database/own-things.ts';
import { stampsOf } from '../../database/row.ts';
import { type Held, statement } from '../../database/statement.ts';
import { count } from './counters/counts.repository.ts';
import { readReminders } from './reminders/reminder.ts';
import { readList, type ShownRow, type TaskRow } from './task-row.repository.ts';

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
    duration_minutes: row.time === '' ? row.duration_minutes : lengthOf(row.time),
    course: row.course,
    assignment: row.assignment,
    tags: readList<string>(row.tags),
    steps: readList<Step>(row.steps),
    description: row.description,
    recurrence: row.recurrence,
    series_id: row.series_id,
    ...stampsOf(row),
  };
}

export const { find: findTaskRow, standing: rowsOf } = ownThings('tasks');

/** All that may change in a row. */
const changing = {
  title: 'text',
  completed: 'flag',
  priority: 'text',
  date: 'text',
  time: 'text',
  has_reminder: 'flag',
  reminder_time: 'nullableText',
  duration_minutes: 'nullableNumber',
  course: 'text',
  assignment: 'text',
  tags: 'text',
  steps: 'text',
  description: 'text',
  reminders: 'text',
  series_id: 'nullableText',
  occurrence: 'nullableText',
  recurrence: 'nullableText',
  deleted_with: 'nullableText',
  version: 'number',
  updated_at: 'text',
  deleted_at: 'nullableText',
} as const satisfies Record<Exclude<keyof TaskRow, 'user_id' | 'id' | 'created_at'>, Held>;

const insert = statement<TaskRow>()((query, value) =>
  query
    .insertInto('tasks')
    .values(value.each({ user_id: 'text', id: 'text', created_at: 'text', ...changing })),
);

const replace = statement<TaskRow>()((query, value) =>
  query
    .updateTable('tasks')
    .set(value.each(changing))
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
