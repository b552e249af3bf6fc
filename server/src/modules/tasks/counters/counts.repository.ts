import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { type Flag, flag } from '../../../database/row.ts';
import { statement } from '../../../database/statement.ts';
import type { TaskFilter } from '../task-lists.repository.ts';
import type { TaskRow } from '../task-row.repository.ts';

export type Kind = Pick<TaskRow, 'user_id' | 'completed' | 'priority' | 'has_reminder'>;

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

const addSeriesOpen = statement<{ user_id: string; date: string; by: number }>()((query, value) =>
  query
    .insertInto('task_series_open')
    .values({
      user_id: value.text('user_id'),
      date: value.text('date'),
      tasks: value.number('by'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'date'])
        .doUpdateSet({ tasks: sql`task_series_open.tasks + excluded.tasks` }),
    ),
);

export async function count(
  tx: Transaction,
  row: Kind & Pick<TaskRow, 'date' | 'series_id'>,
  by: 1 | -1,
): Promise<void> {
  await addCount.run(tx, { ...row, day: row.date, by });
  await addCount.run(tx, { ...row, day: '', by });
  if (row.series_id !== null && row.completed === 0) await addSeriesOpen.run(tx, { ...row, by });
}

const kinds = statement<{ userId: string; day: string }>()((query, value) =>
  query
    .selectFrom('task_counts')
    .select(['completed', 'priority', 'has_reminder', 'tasks'])
    .where('user_id', '=', value.text('userId'))
    .where('date', '=', value.text('day')),
);

const kindsBetween = statement<{ userId: string; start: string; end: string }>()((query, value) =>
  query
    .selectFrom('task_counts')
    .select(['date', 'completed', 'priority', 'has_reminder', 'tasks'])
    .where('user_id', '=', value.text('userId'))
    .where('date', '>=', value.text('start'))
    .where('date', '<=', value.text('end'))
    .orderBy('date'),
);

const firstDay = '0000-00-00';
const lastDay = '9999-99-99';

/** At most twelve rows a day, however many tasks there are. */
export async function countTasks(
  connection: Connection,
  userId: string,
  filter: TaskFilter,
): Promise<number> {
  const { date, start_date: start, end_date: end } = filter;
  const rows =
    start === undefined && end === undefined
      ? await kinds.all(connection, { userId, day: date ?? '' })
      : await kindsBetween.all(connection, {
          userId,
          start: laterOf(start ?? firstDay, date ?? firstDay),
          end: earlierOf(end ?? lastDay, date ?? lastDay),
        });
  return rows
    .filter(
      (row) =>
        (filter.completed === undefined || row.completed === flag(filter.completed)) &&
        (filter.priority === undefined || row.priority === filter.priority) &&
        (filter.has_reminder === undefined || row.has_reminder === flag(filter.has_reminder)),
    )
    .reduce((sum, row) => sum + row.tasks, 0);
}

const laterOf = (a: string, b: string): string => (a > b ? a : b);
const earlierOf = (a: string, b: string): string => (a < b ? a : b);

export interface Completion {
  completed: number;
  open: number;
}

export async function completionOf(
  connection: Connection,
  userId: string,
  day: string,
): Promise<Completion> {
  return summed(await kinds.all(connection, { userId, day }));
}

const completionBetween = statement<{ userId: string; start: string; end: string }>()(
  (query, value) =>
    query
      .selectFrom('task_counts')
      .select(['date', 'completed'])
      .select((is) => is.fn.sum<number>('tasks').as('tasks'))
      .where('user_id', '=', value.text('userId'))
      .where('date', '>=', value.text('start'))
      .where('date', '<=', value.text('end'))
      .groupBy(['date', 'completed'])
      .orderBy('date'),
);

/** Days without a task are left out. */
export async function completionByDay(
  connection: Connection,
  range: { userId: string; start: string; end: string },
): Promise<({ date: string } & Completion)[]> {
  const rows = await completionBetween.all(connection, range);
  return [...Map.groupBy(rows, (row) => row.date)]
    .map(([date, ofDay]) => ({ date, ...summed(ofDay) }))
    .filter((day) => day.completed + day.open > 0);
}

function summed(rows: readonly { completed: Flag; tasks: number }[]): Completion {
  const sum = (completed: Flag) =>
    rows.filter((row) => row.completed === completed).reduce((total, row) => total + row.tasks, 0);
  return { completed: sum(1), open: sum(0) };
}

const toCome = statement<{ userId: string; today: string }>()((query, value) =>
  query
    .selectFrom('task_series_open')
    .select((is) => is.fn.coalesce(is.fn.sum<number>('tasks'), sql<number>`0`).as('tasks'))
    .where('user_id', '=', value.text('userId'))
    .where('date', '>', value.text('today')),
);

/** All tasks; of a recurring one those that have come, or it would never be near its end. */
export async function overallCompletion(
  connection: Connection,
  userId: string,
  today: string,
): Promise<Completion> {
  const all = await completionOf(connection, userId, '');
  const ahead = await toCome.first(connection, { userId, today });
  return { completed: all.completed, open: all.open - Number(ahead?.tasks ?? 0) };
}

/** Of all users; an index holds just the rows that this adds up. */
export async function countOpenTasks(connection: Connection): Promise<number> {
  const found = await connection.query
    .selectFrom('task_counts')
    .select((is) => is.fn.coalesce(is.fn.sum<number>('tasks'), sql<number>`0`).as('open'))
    .where(sql<boolean>`date = ''`)
    .where(sql<boolean>`completed = 0`)
    .executeTakeFirstOrThrow();
  return Number(found.open);
}
