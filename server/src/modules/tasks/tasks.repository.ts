import type { Task } from '@board/contracts/schemas/tasks';
import { type Selectable, sql } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { type Flag, flag } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import type { TasksTable } from '../../database/tables/tasks.ts';

export type TaskRow = Selectable<TasksTable>;

export function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    title: row.title,
    completed: row.completed === 1,
    priority: row.priority,
    date: row.date,
    time: row.time === '' ? null : row.time,
    has_reminder: row.has_reminder === 1,
    reminder_time: row.reminder_time,
    description: row.description,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export interface TaskFilter {
  date?: string;
  completed?: boolean;
  priority?: TaskRow['priority'];
  has_reminder?: boolean;
}

interface Slice {
  userId: string;
  limit: number;
  offset: number;
}

const ofDay = statement<Slice & { date: string }>()((query, value) =>
  query
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', value.text('userId'))
    .where('date', '=', value.text('date'))
    .where('deleted_at', 'is', null)
    .orderBy('time')
    .orderBy('id')
    .limit(value.number('limit'))
    .offset(value.number('offset')),
);

const ofAllDays = statement<Slice>()((query, value) =>
  query
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', value.text('userId'))
    .where('deleted_at', 'is', null)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .limit(value.number('limit'))
    .offset(value.number('offset')),
);

export function listTaskRows(connection: Connection, filter: TaskFilter, slice: Slice): Promise<TaskRow[]> {
  const { date, completed, priority, has_reminder } = filter;
  if (completed === undefined && priority === undefined && has_reminder === undefined) {
    return date === undefined ? ofAllDays.all(connection, slice) : ofDay.all(connection, { ...slice, date });
  }
  let query = connection.query
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', slice.userId)
    .where('deleted_at', 'is', null);
  if (date !== undefined) query = query.where('date', '=', date);
  if (completed !== undefined) query = query.where('completed', '=', flag(completed));
  if (priority !== undefined) query = query.where('priority', '=', priority);
  if (has_reminder !== undefined) query = query.where('has_reminder', '=', flag(has_reminder));
  return query.orderBy('date').orderBy('time').orderBy('id').limit(slice.limit).offset(slice.offset).execute();
}

const byId = statement<{ userId: string; id: string }>()((query, value) =>
  query
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', value.text('userId'))
    .where('id', '=', value.text('id')),
);

/** Deleted ones too: they can be restored. */
export function findTaskRow(connection: Connection, userId: string, id: string): Promise<TaskRow | undefined> {
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
export async function replaceTaskRow(tx: Transaction, before: TaskRow, after: TaskRow): Promise<void> {
  await replace.run(tx, after);
  if (countedAs(before) === countedAs(after)) return;
  if (before.deleted_at === null) await count(tx, before, -1);
  if (after.deleted_at === null) await count(tx, after, 1);
}

const countedAs = (row: TaskRow): string =>
  row.deleted_at === null ? [row.date, row.completed, row.priority, row.has_reminder].join() : '';

type Kind = Pick<TaskRow, 'user_id' | 'completed' | 'priority' | 'has_reminder'>;

const addCount = statement<Kind & { day: string; by: number }>()((query, value) =>
  query
    .insertInto('task_counts')
    .values({
      user_id: value.text('user_id'),
      date: value.text('day'),
      completed: value.flag('completed'),
      priority: value.text('priority'),
      has_reminder: value.flag('has_reminder'),
      tasks: value.number('by'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'date', 'completed', 'priority', 'has_reminder'])
        .doUpdateSet({ tasks: sql`task_counts.tasks + excluded.tasks` }),
    ),
);

async function count(tx: Transaction, row: TaskRow, by: 1 | -1): Promise<void> {
  await addCount.run(tx, { ...row, day: row.date, by });
  await addCount.run(tx, { ...row, day: '', by });
}

const kinds = statement<{ userId: string; day: string }>()((query, value) =>
  query
    .selectFrom('task_counts')
    .select(['completed', 'priority', 'has_reminder', 'tasks'])
    .where('user_id', '=', value.text('userId'))
    .where('date', '=', value.text('day')),
);

/** At most twelve rows, however many tasks there are. */
export async function countTasks(connection: Connection, userId: string, filter: TaskFilter): Promise<number> {
  const rows = await kinds.all(connection, { userId, day: filter.date ?? '' });
  return rows
    .filter(
      (row) =>
        (filter.completed === undefined || row.completed === flag(filter.completed)) &&
        (filter.priority === undefined || row.priority === filter.priority) &&
        (filter.has_reminder === undefined || row.has_reminder === flag(filter.has_reminder)),
    )
    .reduce((sum, row) => sum + row.tasks, 0);
}

export async function completionOf(
  connection: Connection,
  userId: string,
  day: string,
): Promise<{ completed: number; open: number }> {
  const rows = await kinds.all(connection, { userId, day });
  const sum = (completed: Flag) =>
    rows.filter((row) => row.completed === completed).reduce((total, row) => total + row.tasks, 0);
  return { completed: sum(1), open: sum(0) };
}
