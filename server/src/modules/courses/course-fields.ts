import type { CourseEdit } from '@board/contracts/schemas/courses';
import type { Context } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { checkedMeetings, checkedName, checkedSessions, Problems } from './course-rules.ts';
import { type CourseRow, toTimetable } from './courses.repository.ts';
import { findTermRow, toTermPlan } from './terms.repository.ts';
import { courseSpan } from './timetable/course-span.ts';
import type { TimetableCourse } from './timetable/plan.ts';
import { TermCalendar } from './timetable/term-days.ts';

/** What is set of a course, as it came in. */
export type CourseFields = Partial<CourseEdit>;

/** The row with the fields laid over it, or every rule that stands against them. */
export async function withFields(
  ctx: Context,
  connection: Connection,
  row: CourseRow,
  fields: CourseFields,
): Promise<CourseRow> {
  const problems = new Problems(ctx);
  const before = toTimetable(row);
  const term_id = fields.term_id === undefined ? row.term_id : fields.term_id;
  const calendar = await calendarOf(ctx, connection, term_id);
  if (term_id !== null && !calendar) problems.add('term_id', 'term.not_found');

  const lessons = {
    meetings: fields.meetings
      ? checkedMeetings(ctx, fields.meetings, calendar, problems)
      : term_id === null
        ? []
        : before.meetings,
    sessions: fields.sessions
      ? checkedSessions(ctx, fields.sessions, calendar, problems)
      : before.sessions,
  };
  if (lessons.meetings.length + lessons.sessions.length === 0) {
    problems.add('meetings', 'course.lessons_required');
  }
  const course_name =
    fields.course_name === undefined ? row.course_name : checkedName(fields.course_name, problems);
  problems.throwAny();

  const set = {
    course_name,
    term_id,
    teacher: fields.teacher?.trim() ?? row.teacher,
    color: fields.color ?? row.color,
    note: fields.note ?? row.note,
  } satisfies Record<Exclude<keyof CourseEdit, keyof typeof lessons>, unknown>;
  return withLessons({ ...row, ...set }, { ...lessons, changes: before.changes }, calendar);
}

type Lessons = Pick<TimetableCourse, 'meetings' | 'sessions' | 'changes'>;

/** The row with these lessons; a change of a lesson that is gone goes with it. */
export function withLessons(
  row: CourseRow,
  lessons: Lessons,
  calendar: TermCalendar | undefined,
): CourseRow {
  const ids = new Set([...lessons.meetings, ...lessons.sessions].map((each) => each.id));
  const changes = lessons.changes.filter((change) => ids.has(change.meeting_id));
  return {
    ...row,
    meetings: JSON.stringify(lessons.meetings),
    sessions: JSON.stringify(lessons.sessions),
    changes: JSON.stringify(changes),
    ...courseSpan({ ...lessons, changes }, calendar),
  };
}

/** On the days of its term as that is now. */
export const inItsTerm = async (
  ctx: Context,
  connection: Connection,
  row: CourseRow,
): Promise<CourseRow> =>
  withLessons(row, toTimetable(row), await calendarOf(ctx, connection, row.term_id));

/** The calendar of a term that is there. */
export async function calendarOf(
  ctx: Context,
  connection: Connection,
  termId: string | null,
): Promise<TermCalendar | undefined> {
  if (termId === null) return undefined;
  const term = await findTermRow(connection, ctx.actor.userId, termId);
  return term && term.deleted_at === null ? new TermCalendar(toTermPlan(term)) : undefined;
}
