import type { QueryOf } from '@board/contracts/calls/call';
import type { listTasks } from '@board/contracts/calls/tasks';
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { contains } from '../../database/contains.ts';
import { type Flag, flag } from '../../database/row.ts';
import { statement, type Values } from '../../database/statement.ts';
import { countOf } from '../../database/with-total.ts';
import { type ShownRow, shown } from './task-row.repository.ts';

export type TaskFilter = Omit<QueryOf<typeof listTasks>, 'page' | 'limit'>;

interface Slice {
  userId: string;
  limit: number;
  offset: number;
}

/** So that a day of many pages shows on the first what has a time. */
const timedFirst = sql<boolean>`time = ''`;

const slice = (query: Connection['query'], value: Values<Slice>) =>
  query
    .selectFrom('tasks')
    .select(shown)
    .where('user_id', '=', value.text('userId'))
    .where('deleted_at', 'is', null)
    .orderBy('date')
    .orderBy(timedFirst)
    .orderBy('time')
    .orderBy('id')
    .limit(value.number('limit'))
    .offset(value.number('offset'));

const ofDay = statement<Slice & { date: string }>()((query, value) =>
  slice(query, value).where('date', '=', value.text('date')),
);

const ofAllDays = statement<Slice>()(slice);

/** What the overview asks for, page after page. */
const ofState = statement<Slice & { completed: Flag }>()((query, value) =>
  slice(query, value).where('completed', '=', value.flag('completed')),
);

export function listTaskRows(
  connection: Connection,
  filter: TaskFilter,
  part: Slice,
): Promise<ShownRow[]> {
  const { date, completed } = filter;
  const [first, ...others] = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (first === undefined) return ofAllDays.all(connection, part);
  if (others.length === 0 && date !== undefined) return ofDay.all(connection, { ...part, date });
  if (others.length === 0 && completed !== undefined)
    return ofState.all(connection, { ...part, completed: flag(completed) });
  return filtered(connection, part.userId, filter)
    .select(shown)
    .orderBy('date')
    .orderBy(timedFirst)
    .orderBy('time')
    .orderBy('id')
    .limit(part.limit)
    .offset(part.offset)
    .execute();
}

function filtered(connection: Connection, userId: string, filter: TaskFilter) {
  const {
    date,
    start_date: start,
    end_date: end,
    completed,
    priority,
    has_reminder,
    course,
    assignment,
    tag,
    search,
  } = filter;
  let query = connection.query
    .selectFrom('tasks')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  if (date !== undefined) query = query.where('date', '=', date);
  if (start !== undefined) query = query.where('date', '>=', start);
  if (end !== undefined) query = query.where('date', '<=', end);
  if (completed !== undefined) query = query.where('completed', '=', flag(completed));
  if (priority !== undefined) query = query.where('priority', '=', priority);
  if (has_reminder !== undefined) query = query.where('has_reminder', '=', flag(has_reminder));
  if (course !== undefined) query = query.where('course', '=', course);
  if (assignment !== undefined) query = query.where('assignment', assignment ? '<>' : '=', 'none');
  if (tag !== undefined) query = query.where(contains(['tags'], `"${tag}"`));
  if (search !== undefined)
    query = query.where(contains(['title', 'description', 'course', 'tags'], search));
  return query;
}

/** Words, a tag and a course are looked for in the rows themselves; everything else has a kept count. */
export const countFound = (
  connection: Connection,
  userId: string,
  filter: TaskFilter,
): Promise<number> => countOf(filtered(connection, userId, filter));

const mostTimes = 2_000;

/** When open tasks are that have a time. */
export const openTimes = (
  connection: Connection,
  userId: string,
  start: string,
  end: string,
): Promise<{ date: string; time: string }[]> =>
  filtered(connection, userId, { start_date: start, end_date: end, completed: false })
    .select(['date', 'time'])
    .where('time', '<>', '')
    .orderBy('date')
    .limit(mostTimes)
    .execute();
