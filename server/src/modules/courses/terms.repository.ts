import type { Term } from '@board/contracts/schemas/terms';
import type { Selectable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { ownThings } from '../../database/own-things.ts';
import { stampsOf } from '../../database/row.ts';
import { statement } from '../../database/statement.ts';
import type { TermsTable } from '../../database/tables/courses.ts';
import type { TermPlan } from './timetable/plan.ts';

export type TermRow = Selectable<TermsTable>;

export const {
  find: findTermRow,
  insert: insertTermRow,
  replace: replaceTermRow,
  standing: termRowsOf,
  purge: purgeDeletedTerms,
} = ownThings('terms');

export function toTermPlan(row: TermRow): TermPlan {
  return {
    id: row.id,
    first_monday: row.first_monday,
    weeks: row.weeks,
    period_tables: JSON.parse(row.period_tables),
    day_changes: JSON.parse(row.day_changes),
  };
}

export function toTerm(row: TermRow, courses: number): Term {
  const { period_tables, day_changes } = toTermPlan(row);
  return {
    id: row.id,
    name: row.name,
    first_monday: row.first_monday,
    weeks: row.weeks,
    period_tables: [...period_tables],
    day_changes: [...day_changes],
    courses,
    sample: row.sample === 1,
    ...stampsOf(row),
  };
}

const all = statement<{ userId: string }>()((query, value) =>
  query
    .selectFrom('terms')
    .selectAll()
    .where('user_id', '=', value.text('userId'))
    .where('deleted_at', 'is', null)
    .orderBy('first_monday', 'desc')
    .orderBy('id'),
);

/** The latest first; a person has a handful. */
export function listTermRows(connection: Connection, userId: string): Promise<TermRow[]> {
  return all.all(connection, { userId });
}

export function termsOfAll(connection: Connection, ids: readonly string[]): Promise<TermRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return connection.query
    .selectFrom('terms')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
}
