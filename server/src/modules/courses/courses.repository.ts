import { writePeriods } from '@board/contracts/formats/period-text';
import { writeWeeks } from '@board/contracts/formats/week-text';
import type { CoursePlan } from '@board/contracts/schemas/courses';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { ownRows } from '../../database/own-rows.ts';
import { ownThings } from '../../database/own-things.ts';
import { pieces } from '../../database/pieces.ts';
import { stampsOf } from '../../database/row.ts';
import type { Tables } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import type { CoursesTable } from '../../database/tables/courses.ts';
import { countOf } from '../../database/with-total.ts';
import { breathing } from '../../turns/breathing.ts';
import type { TimetableCourse } from './timetable/plan.ts';

export type CourseRow = Selectable<CoursesTable>;

export const {
  find: findCourseRow,
  insert: insertCourseRow,
  replace: replaceCourseRow,
  standing: courseRowsOf,
  crowdOut: crowdOutCourses,
} = ownThings('courses');

/** The lessons as the expansion takes them. */
export function toTimetable(row: CourseRow): TimetableCourse {
  return {
    id: row.id,
    term_id: row.term_id,
    course_name: row.course_name,
    teacher: row.teacher,
    color: row.color,
    source: row.source,
    meetings: JSON.parse(row.meetings),
    sessions: JSON.parse(row.sessions),
    changes: JSON.parse(row.changes),
  };
}

/** The course as the API answers it: periods and weeks in words. */
export function toPlan(row: CourseRow): CoursePlan {
  const { meetings, sessions, changes } = toTimetable(row);
  return {
    id: row.id,
    term_id: row.term_id,
    course_name: row.course_name,
    teacher: row.teacher,
    color: row.color,
    note: row.note,
    source: row.source,
    meetings: meetings.map((each) => ({
      ...each,
      periods: writePeriods(each.periods),
      weeks: writeWeeks(each.weeks),
    })),
    sessions: sessions.map((each) => ({ ...each, periods: writePeriods(each.periods) })),
    changes: [...changes],
    ...stampsOf(row),
  };
}

/** Those with a lesson that may lie between two days, both included. */
export const coursesBetween = statement<{ userId: string; start: string; end: string }>()(
  (query, value) =>
    query
      .selectFrom('courses')
      .selectAll()
      .where('user_id', '=', value.text('userId'))
      .where('last_date', '>=', value.text('start'))
      .where('first_date', '<=', value.text('end'))
      .where('deleted_at', 'is', null),
);

/** Of one term, of none (null), of one name, or all. */
export type WhichCourses = string | null | { readonly name: string } | undefined;

const areAsked = (which: WhichCourses) => (is: ExpressionBuilder<Tables, 'courses'>) => {
  if (which === undefined) return is.lit(true);
  if (which === null) return is('term_id', 'is', null);
  return typeof which === 'string' ? is('term_id', '=', which) : is('course_name', '=', which.name);
};

/** Those of a deleted term went with it. */
const standingRows = (connection: Connection, userId: string, which: WhichCourses) =>
  connection.query
    .selectFrom('courses')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(ofStandingTerm)
    .where(areAsked(which));

export function listCourseRows(
  connection: Connection,
  userId: string,
  which?: WhichCourses,
  slice?: { limit: number; offset: number },
): Promise<CourseRow[]> {
  const query = standingRows(connection, userId, which)
    .selectAll()
    .orderBy('course_name')
    .orderBy('id');
  return (slice ? query.limit(slice.limit).offset(slice.offset) : query).execute();
}

export const countCourses = (
  connection: Connection,
  userId: string,
  which?: WhichCourses,
): Promise<number> => countOf(standingRows(connection, userId, which));

export function ofStandingTerm(is: ExpressionBuilder<Tables, 'courses'>) {
  const term = is
    .selectFrom('terms')
    .select('terms.id')
    .whereRef('terms.user_id', '=', 'courses.user_id')
    .whereRef('terms.id', '=', 'courses.term_id')
    .where('terms.deleted_at', 'is', null);
  return is.or([is('term_id', 'is', null), is.exists(term)]);
}

export async function coursesPerTerm(
  connection: Connection,
  userId: string,
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await connection.query
    .selectFrom('courses')
    .select(({ fn }) => ['term_id', fn.countAll<number>().as('courses')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy('term_id')
    .execute();
  return new Map(rows.map((row) => [row.term_id, row.courses]));
}

/** What the school sent, deleted ones included: those stay away. */
export function listSchoolRows(connection: Connection, userId: string): Promise<CourseRow[]> {
  return connection.query
    .selectFrom('courses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('source', '=', 'school')
    .execute();
}

export async function listSchoolIds(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection.query
    .selectFrom('courses')
    .select('id')
    .where('user_id', '=', userId)
    .where('source', '=', 'school')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of all people, what was deleted before that moment, and what went with its term; not what the school sent. */
export async function purgeDeletedCourses({ query }: Transaction, before: string): Promise<void> {
  await query
    .deleteFrom('courses')
    .where('source', '<>', 'school')
    .where('deleted_at', '<', before)
    .execute();
  await query
    .deleteFrom('courses')
    .where((is) =>
      is(
        is.refTuple('user_id', 'term_id'),
        'in',
        is
          .selectFrom('terms')
          .select(['terms.user_id', 'terms.id'])
          .where('terms.deleted_at', '<', before)
          .$asTuple('user_id', 'id'),
      ),
    )
    .execute();
}

export async function dropCourseRows(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const breathe = breathing();
  for (const piece of pieces(ids)) {
    await tx.query.deleteFrom('courses').where(ownRows(userId, piece)).execute();
    await breathe();
  }
}

/** Courses of all users that may have a lesson between two days, page by page of their key. */
export function coursesOfAllBetween(
  connection: Connection,
  span: { start: string; end: string; after: Pick<CourseRow, 'user_id' | 'id'>; limit: number },
): Promise<CourseRow[]> {
  return connection.query
    .selectFrom('courses')
    .selectAll()
    .where('last_date', '>=', span.start)
    .where('first_date', '<=', span.end)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(user_id, id) > (${span.after.user_id}, ${span.after.id})`)
    .orderBy('user_id')
    .orderBy('id')
    .limit(span.limit)
    .execute();
}

/** Who has a course that may have a lesson between two days, in the order of their ids. */
export async function usersWithCoursesBetween(
  connection: Connection,
  { start, end, after, limit }: { start: string; end: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await connection.query
    .selectFrom('courses')
    .select('user_id')
    .distinct()
    .where('last_date', '>=', start)
    .where('first_date', '<=', end)
    .where('deleted_at', 'is', null)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}
