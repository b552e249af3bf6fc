import { defaultPeriods } from '@board/contracts/constants/periods';
import { writePeriods } from '@board/contracts/formats/period-text';
import type { CoursePlan, LessonChange } from '@board/contracts/schemas/courses';
import { dayNumber } from '@board/time';
import type { Context } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { changeCourse } from './change-course.ts';
import { calendarOf, withLessons } from './course-fields.ts';
import { checkedPeriods, Problems } from './course-rules.ts';
import { type CourseRow, toTimetable } from './courses.repository.ts';
import { plannedLesson } from './timetable/expand-lessons.ts';
import { timeOf } from './timetable/period-times.ts';
import type { LessonPlan } from './timetable/plan.ts';
import type { TermCalendar } from './timetable/term-days.ts';

export interface LessonPlace {
  id: string;
  meeting_id: string;
  /** The day on which the plan puts it. */
  date: string;
}

export type LessonFields = Partial<Omit<LessonChange, 'meeting_id' | 'date'>>;

/** Changes one lesson. What equals the plan is no change, and without any the lesson is as planned again. */
export function changeLesson(
  ctx: Context,
  place: LessonPlace,
  fields: LessonFields,
  ifMatch?: number,
): Promise<CoursePlan> {
  return changeCourse(ctx, place.id, ifMatch, async (row, tx) => {
    const { course, calendar, planned } = await found(ctx, tx, row, place);
    const before = course.changes.find((each) => isAt(each, place));
    const merged = { ...unchanged(place), ...before, ...fields };
    const change = checked(ctx, merged, planned, course.teacher, calendar);
    const others = course.changes.filter((each) => !isAt(each, place));
    return withLessons(
      row,
      { ...course, changes: change ? [...others, change] : others },
      calendar,
    );
  });
}

/** Takes back what was changed of one lesson. */
export function resetLesson(
  ctx: Context,
  place: LessonPlace,
  ifMatch?: number,
): Promise<CoursePlan> {
  return changeCourse(ctx, place.id, ifMatch, async (row, tx) => {
    const { course, calendar } = await found(ctx, tx, row, place);
    const others = course.changes.filter((each) => !isAt(each, place));
    return withLessons(row, { ...course, changes: others }, calendar);
  });
}

async function found(ctx: Context, tx: Transaction, row: CourseRow, place: LessonPlace) {
  const course = toTimetable(row);
  const calendar = await calendarOf(ctx, tx, row.term_id);
  const planned = plannedLesson(course, calendar, place.meeting_id, dayNumber(place.date));
  if (!planned) throw new ServiceError('course.lesson_not_found');
  return { course, calendar, planned };
}

function checked(
  ctx: Context,
  change: LessonChange,
  planned: LessonPlan,
  courseTeacher: string,
  calendar: TermCalendar | undefined,
): LessonChange | null {
  const problems = new Problems(ctx);
  const day = dayNumber(change.new_date ?? change.date);
  const table = calendar?.periodsOn(day) ?? defaultPeriods;
  const chosen =
    change.periods === null
      ? null
      : checkedPeriods(change.periods, table.length, 'periods', problems);
  if (change.time !== null && change.time.slice(6) <= change.time.slice(0, 5)) {
    problems.add('time', 'course.time_order');
  }
  problems.throwAny();

  const otherwise = <Value>(value: Value | null, plan: Value): Value | null =>
    value === plan ? null : value;
  const periods = otherwise(chosen && writePeriods(chosen), writePeriods(planned.periods));
  // What it would have unsaid: new periods bring theirs, from a table that only a term settles.
  const own = periods === null ? planned.time : null;
  const usual = own ?? (calendar ? timeOf(chosen ?? planned.periods, table) : null);
  const result: LessonChange = {
    ...change,
    new_date: otherwise(change.new_date, change.date),
    periods,
    time: otherwise(change.time, usual),
    classroom: otherwise(change.classroom, planned.classroom),
    teacher: otherwise(change.teacher, planned.teacher || courseTeacher),
  };
  return saysSomething(result) ? result : null;
}

export const saysSomething = (change: LessonChange): boolean =>
  change.cancelled ||
  [change.new_date, change.periods, change.time, change.classroom, change.teacher].some(
    (each) => each !== null,
  );

export const unchanged = ({ meeting_id, date }: Omit<LessonPlace, 'id'>): LessonChange => ({
  meeting_id,
  date,
  cancelled: false,
  new_date: null,
  periods: null,
  time: null,
  classroom: null,
  teacher: null,
});

const isAt = (change: LessonChange, place: LessonPlace): boolean =>
  change.meeting_id === place.meeting_id && change.date === place.date;
