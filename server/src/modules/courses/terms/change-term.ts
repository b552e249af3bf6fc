import type { Term } from '@board/contracts/schemas/terms';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { restorable } from '../../settings/index.ts';
import { withLessons } from '../course-fields.ts';
import { Problems } from '../course-rules.ts';
import {
  countCourses,
  listCourseRows,
  replaceCourseRow,
  toTimetable,
} from '../courses.repository.ts';
import {
  findTermRow,
  replaceTermRow,
  type TermRow,
  toTerm,
  toTermPlan,
} from '../terms.repository.ts';
import { TermCalendar } from '../timetable/term-days.ts';
import { writeCourses } from '../write-courses.ts';
import { type TermFields, withTermFields } from './term-fields.ts';

/** Its courses go out of sight with it, and come back with it. */
export const {
  update: updateTerm,
  remove: deleteTerm,
  restore: restoreTerm,
} = restorable<TermRow, Term, TermFields>({
  missing: 'term.not_found',
  write: writeCourses,
  find: findTermRow,
  async edit(row, fields, ctx, tx) {
    const after = withTermFields(ctx, row, fields);
    await moveCourses(ctx, tx, after);
    return after;
  },
  store: (_, tx, { after }) => replaceTermRow(tx, after),
  show: async (row, _, tx) => toTerm(row, await countCourses(tx, row.user_id, row.id)),
});

/** The days of its courses follow the term; a table that lacks a period they use is refused. */
export async function moveCourses(ctx: Context, tx: Transaction, term: TermRow): Promise<void> {
  const calendar = new TermCalendar(toTermPlan(term));
  const problems = new Problems(ctx);
  const rows = await listCourseRows(tx, ctx.actor.userId, term.id);
  for (const row of rows) {
    const course = toTimetable(row);
    for (const meeting of course.meetings) {
      const last = meeting.periods.at(-1) ?? 0;
      const lacking = calendar
        .daysOf(meeting.weekday, meeting.weeks)
        .some((day) => calendar.periodsOn(day).length < last);
      if (lacking) problems.add('period_tables', 'course.period_unknown', { text: last });
    }
    problems.throwAny();
    const moved = withLessons(row, course, calendar);
    if (moved.first_date === row.first_date && moved.last_date === row.last_date) continue;
    await replaceCourseRow(tx, moved);
  }
}
