import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { type Flag, flag } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import { type ShownRow, shown, type TaskRow } from './tasks.repository.ts';

export interface TaskFilter {
  date?: string;
  start_date?: string;
  end_date?: string;
  search?: string;
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
    .select(shown)
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
    .select(shown)
    .where('user_id', '=', value.text('userId'))
    .where('deleted_at', 'is', null)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .limit(value.number('limit'))
    .offset(value.number('offset')),
);

/** What the overview asks for, page after page. */
const ofState = statement<Slice & { completed: Flag }>()((query, value) =>
  query
    .selectFrom('tasks')
    .select(shown)
    .where('user_id', '=', value.text('userId'))
    .where('completed', '=', value.flag('completed'))
    .where('deleted_at', 'is', null)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .limit(value.number('limit'))
    .offset(value.number('offset')),
);

export function listTaskRows(
  connection: Connection,
  filter: TaskFilter,
  slice: Slice,
): Promise<ShownRow[]> {
  const { date, completed } = filter;
  const [first, ...others] = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (first === undefined) return ofAllDays.all(connection, slice);
  if (others.length === 0 && date !== undefined) return ofDay.all(connection, { ...slice, date });
  if (others.length === 0 && completed !== undefined)
    return ofState.all(connection, { ...slice, completed: flag(completed) });
  return filtered(connection, slice.userId, filter)
    .select(shown)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .limit(slice.limit)
    .offset(slice.offset)
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
  if (search !== undefined) {
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<boolean>`lower(title || ' ' || description) like ${pattern} escape '\\'`,
    );
  }
  return query;
}

/** Words are looked for in the rows themselves; everything else has a kept count. */
export async function countFound(
  connection: Connection,
  userId: string,
  filter: TaskFilter,
): Promise<number> {
  const found = await filtered(connection, userId, filter)
    .select((is) => is.fn.countAll<number>().as('tasks'))
    .executeTakeFirst();
  return Number(found?.tasks ?? 0);
}
