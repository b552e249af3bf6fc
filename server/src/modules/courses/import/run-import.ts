import { timetableLimit } from '@board/contracts/constants/limits';
import { readWeeks } from '@board/contracts/formats/week-text';
import type { ImportedCourse } from '@board/contracts/schemas/course-imports';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { newId } from '../../../database/ids.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { withLessons } from '../course-fields.ts';
import { checkedMeetings, checkedName, checkedSessions, Problems } from '../course-rules.ts';
import {
  type CourseRow,
  countCourses,
  insertCourseRow,
  listCourseRows,
  replaceCourseRow,
  toTimetable,
} from '../courses.repository.ts';
import { colourFor, emptyCourse } from '../create-course.ts';
import { moveCourses } from '../terms/change-term.ts';
import { insertTerm, type NewTerm } from '../terms/create-term.ts';
import { findTermRow, replaceTermRow, type TermRow, toTermPlan } from '../terms.repository.ts';
import type { MeetingPlan, SessionPlan } from '../timetable/plan.ts';
import { TermCalendar } from '../timetable/term-days.ts';
import { writeCourses } from '../write-courses.ts';
import { insertImport } from './imports.repository.ts';

export interface ImportOrder {
  term_id?: string;
  new_term?: Omit<NewTerm, 'id'>;
  mode: 'replace' | 'merge';
  courses: readonly ImportedCourse[];
}

export interface ImportOutcome {
  id: string;
  term_id: string;
  created: number;
  merged: number;
  removed: number;
}

/** Everything or nothing, and all of it can be undone by its id. */
export function runImport(ctx: Context, order: ImportOrder): Promise<ImportOutcome> {
  return writeCourses(ctx, async (tx) => {
    const { userId } = ctx.actor;
    const { term, weeksBefore } = await placeFor(ctx, tx, order);
    const calendar = new TermCalendar(toTermPlan(term));
    const standing = (await listCourseRows(tx, userId, term.id)).filter(
      (row) => row.source !== 'school',
    );
    const removed = order.mode === 'replace' ? standing : [];
    for (const row of removed) await replaceCourseRow(tx, { ...row, deleted_at: now(ctx) });

    const known = new Map(
      order.mode === 'merge' ? standing.map((row) => [keyOf(row), row] as const) : [],
    );
    let count = await countCourses(tx, userId);
    const created: string[] = [];
    const extended: { id: string; lessons: string[] }[] = [];
    for (const [index, course] of order.courses.entries()) {
      const lessons = checkedLessons(ctx, course, calendar, index);
      const existing = known.get(keyOf(course));
      if (existing) {
        const added = await extend(ctx, tx, existing, lessons, calendar);
        if (added.length > 0) extended.push({ id: existing.id, lessons: added });
        continue;
      }
      const row = newCourse(ctx, course, term.id, colourFor(count));
      await insertCourseRow(tx, withLessons(row, { ...lessons, changes: [] }, calendar));
      created.push(row.id);
      count += 1;
    }

    const id = newId(ctx.clock.now());
    const record = {
      term_id: term.id,
      new_term: order.term_id === undefined,
      weeks_before: weeksBefore,
      created,
      extended,
      removed: removed.map((row) => row.id),
    };
    await insertImport(tx, { userId, id, record, at: now(ctx) });
    const counts = { created: created.length, merged: extended.length, removed: removed.length };
    return { id, term_id: term.id, ...counts };
  });
}

/** The term it goes to; one that is too short grows. */
async function placeFor(
  ctx: Context,
  tx: Transaction,
  order: ImportOrder,
): Promise<{ term: TermRow; weeksBefore: number | null }> {
  const lastWeek = Math.max(1, ...order.courses.map(lastWeekOf));
  if (order.term_id === undefined) {
    if (!order.new_term) throw new ServiceError('course.term_required');
    const weeks = Math.max(order.new_term.weeks, lastWeek);
    return { term: await insertTerm(ctx, tx, { ...order.new_term, weeks }), weeksBefore: null };
  }
  const term = await findTermRow(tx, ctx.actor.userId, order.term_id);
  if (!term || term.deleted_at !== null) throw new ServiceError('term.not_found');
  if (term.weeks >= lastWeek) return { term, weeksBefore: null };
  const longer = { ...term, weeks: lastWeek, version: term.version + 1, updated_at: now(ctx) };
  await replaceTermRow(tx, longer);
  await moveCourses(ctx, tx, longer);
  return { term: longer, weeksBefore: term.weeks };
}

function lastWeekOf(course: ImportedCourse): number {
  const { weeks } = timetableLimit;
  return Math.max(1, ...course.meetings.map((each) => readWeeks(each.weeks, weeks)?.at(-1) ?? 1));
}

interface Lessons {
  meetings: MeetingPlan[];
  sessions: SessionPlan[];
}

function checkedLessons(
  ctx: Context,
  course: ImportedCourse,
  calendar: TermCalendar,
  index: number,
): Lessons {
  const problems = new Problems(ctx, `courses.${index}.`);
  checkedName(course.course_name, problems);
  const lessons = {
    meetings: checkedMeetings(ctx, course.meetings, calendar, problems),
    sessions: checkedSessions(ctx, course.sessions, calendar, problems),
  };
  problems.throwAny();
  return lessons;
}

function newCourse(ctx: Context, course: ImportedCourse, termId: string, color: number): CourseRow {
  return {
    ...emptyCourse(ctx, newId(ctx.clock.now()), 'import', color),
    term_id: termId,
    course_name: course.course_name.trim(),
    teacher: course.teacher.trim(),
  };
}

/** Gives a course the lessons that it lacks; answers their ids. */
async function extend(
  ctx: Context,
  tx: Transaction,
  row: CourseRow,
  lessons: Lessons,
  calendar: TermCalendar,
): Promise<string[]> {
  const course = toTimetable(row);
  const meetings = lacking(course.meetings, lessons.meetings);
  const sessions = lacking(course.sessions, lessons.sessions);
  const added = [...meetings, ...sessions].map((each) => each.id);
  if (added.length === 0) return [];
  const all = {
    meetings: [...course.meetings, ...meetings],
    sessions: [...course.sessions, ...sessions],
    changes: course.changes,
  };
  const extended = withLessons(row, all, calendar);
  await replaceCourseRow(tx, { ...extended, version: row.version + 1, updated_at: now(ctx) });
  return added;
}

function lacking<Lesson extends { id: string }>(
  standing: readonly Lesson[],
  coming: readonly Lesson[],
): Lesson[] {
  const withoutId = (lesson: Lesson): string =>
    JSON.stringify({ ...lesson, id: '' }, keysInOrder(lesson));
  const known = new Set(standing.map(withoutId));
  return coming.filter((lesson) => !known.has(withoutId(lesson)));
}

const keysInOrder = (lesson: object): string[] => Object.keys(lesson).sort();

const keyOf = ({ course_name, teacher }: Pick<ImportedCourse, 'course_name' | 'teacher'>): string =>
  JSON.stringify([course_name.trim(), teacher.trim()]);
