import type { Term } from '@board/contracts/schemas/terms';
import { type Context, now } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { checkVersion, ServiceError } from '../../../errors.ts';
import { keptSince } from '../../settings/index.ts';
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

export function updateTerm(
  ctx: Context,
  id: string,
  fields: TermFields,
  ifMatch?: number,
): Promise<Term> {
  return changeTerm(ctx, id, ifMatch, async (row, tx) => {
    const after = withTermFields(ctx, row, fields);
    await moveCourses(ctx, tx, after);
    return after;
  });
}

/** Its courses go out of sight with it, and come back with it. */
export async function deleteTerm(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  await changeTerm(ctx, id, ifMatch, (row) => ({ ...row, deleted_at: now(ctx) }));
}

export function restoreTerm(ctx: Context, id: string): Promise<Term> {
  return writeCourses(ctx, async (tx) => {
    const { userId } = ctx.actor;
    const row = await findTermRow(tx, userId, id);
    const known = row && (row.deleted_at ?? '9') >= (await keptSince(ctx, tx));
    if (!known) throw new ServiceError('term.not_found');
    const after =
      row.deleted_at === null
        ? row
        : { ...row, deleted_at: null, version: row.version + 1, updated_at: now(ctx) };
    if (after !== row) await replaceTermRow(tx, after);
    return toTerm(after, await countCourses(tx, userId, id));
  });
}

function changeTerm(
  ctx: Context,
  id: string,
  ifMatch: number | undefined,
  change: (row: TermRow, tx: Transaction) => TermRow | Promise<TermRow>,
): Promise<Term> {
  return writeCourses(ctx, async (tx) => {
    const { userId } = ctx.actor;
    const before = await findTermRow(tx, userId, id);
    if (!before || before.deleted_at !== null) throw new ServiceError('term.not_found');
    const courses = await countCourses(tx, userId, id);
    checkVersion(toTerm(before, courses), ifMatch);
    const changed = await change(before, tx);
    const after = { ...changed, version: before.version + 1, updated_at: now(ctx) };
    await replaceTermRow(tx, after);
    return toTerm(after, courses);
  });
}

/** The days of its courses follow the term; a table that lacks a period they use is refused. */
async function moveCourses(ctx: Context, tx: Transaction, term: TermRow): Promise<void> {
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
