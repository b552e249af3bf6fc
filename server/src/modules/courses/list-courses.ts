import { timetableLimit } from '@board/contracts/constants/limits';
import { defaultPeriods } from '@board/contracts/constants/periods';
import type { Course } from '@board/contracts/schemas/courses';
import { addDays, dayNumber, dayOfNumber, daysBetween, mondayOf } from '@board/time';
import { type Context, today } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { type Paged, type PageQuery, pageOf } from '../../serving/page.ts';
import { read, single } from '../../writing/transaction.ts';
import { coursesBetween, toTimetable } from './courses.repository.ts';
import { listTermRows, type TermRow, toTermPlan } from './terms.repository.ts';
import { expandLessons } from './timetable/expand-lessons.ts';
import { TermCalendar } from './timetable/term-days.ts';

export interface LessonQuery extends PageQuery {
  start_date?: string;
  end_date?: string;
}

const withoutTerm = 4 * 7;

/** The lessons of a range of days. The range bounds the list, so it is one page unless pages are asked for. */
export function listCourses(ctx: Context, query: LessonQuery): Promise<Paged<Course>> {
  return read(ctx, async (connection) => {
    const terms = await listTermRows(connection, ctx.actor.userId);
    const range = rangeOf(ctx, query, terms);
    const lessons = await expanded(ctx, connection, terms, range);
    return pageOf(lessons, query);
  });
}

/** For other areas: everything between two days, both included. */
export function lessonsBetween(ctx: Context, start: string, end: string): Promise<Course[]> {
  return read(ctx, async (connection) =>
    expanded(ctx, connection, await listTermRows(connection, ctx.actor.userId), { start, end }),
  );
}

/** The table of periods that holds on a day, in a term or outside of one. */
export async function periodsOfDay(ctx: Context, date: string) {
  const rows = await listTermRows(single(ctx), ctx.actor.userId);
  const terms = rows.map((row) => new TermCalendar(toTermPlan(row)));
  const day = dayNumber(date);
  return terms.find((term) => term.covers(day))?.periodsOn(day) ?? defaultPeriods;
}

interface Range {
  start: string;
  end: string;
}

async function expanded(
  ctx: Context,
  connection: Connection,
  terms: readonly TermRow[],
  range: Range,
): Promise<Course[]> {
  const rows = await coursesBetween.all(connection, { userId: ctx.actor.userId, ...range });
  return expandLessons(terms.map(toTermPlan), rows.map(toTimetable), range);
}

/** Without dates it is the term that goes on, or else four weeks from this Monday. */
function rangeOf(ctx: Context, query: LessonQuery, terms: readonly TermRow[]): Range {
  const { start_date, end_date } = query;
  const range =
    start_date === undefined && end_date === undefined
      ? termRange(today(ctx), terms)
      : {
          start: start_date ?? addDays(end_date ?? '', 1 - withoutTerm),
          end: end_date ?? addDays(start_date ?? '', withoutTerm - 1),
        };
  const days = daysBetween(range.start, range.end) + 1;
  if (days < 1) throw new ServiceError('course.range_order');
  if (days > timetableLimit.days) {
    throw new ServiceError('course.range_too_long', { fill: { days: timetableLimit.days } });
  }
  return range;
}

function termRange(date: string, terms: readonly TermRow[]): Range {
  const day = dayNumber(date);
  for (const term of terms) {
    const first = dayNumber(term.first_monday);
    const last = first + term.weeks * 7 - 1;
    if (day < first || day > last) continue;
    return {
      start: term.first_monday,
      end: dayOfNumber(Math.min(last, first + timetableLimit.days - 1)),
    };
  }
  const monday = mondayOf(date);
  return { start: monday, end: addDays(monday, withoutTerm - 1) };
}
