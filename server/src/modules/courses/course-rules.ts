import type { ErrorCode } from '@board/contracts/constants/error-codes';
import { defaultPeriods } from '@board/contracts/constants/periods';
import { isRealCourseName } from '@board/contracts/constants/timetable';
import { readPeriods } from '@board/contracts/formats/period-text';
import { readWeeks } from '@board/contracts/formats/week-text';
import { dayNumber } from '@board/time';
import type { Context } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { type FieldProblem, messageOf, ServiceError } from '../../errors/errors.ts';
import type { LessonPlan, MeetingPlan, SessionPlan } from './timetable/plan.ts';
import type { TermCalendar } from './timetable/term-days.ts';

export interface LessonInput {
  id?: string;
  periods?: string;
  time?: string | null;
  classroom?: string;
  teacher?: string;
}

export interface MeetingInput extends LessonInput {
  weekday: number;
  weeks: string;
}

export interface SessionInput extends LessonInput {
  date: string;
}

/** Collects every field that is wrong, so that a form shows all of them at once. */
export class Problems {
  readonly #ctx: Pick<Context, 'locale'>;
  readonly #within: string;
  readonly #found: { error: ServiceError; detail: FieldProblem }[] = [];

  constructor(ctx: Pick<Context, 'locale'>, within = '') {
    this.#ctx = ctx;
    this.#within = within;
  }

  add(field: string, code: ErrorCode, fill: Record<string, string | number> = {}): void {
    const error = new ServiceError(code, { fill });
    this.#found.push({
      error,
      detail: { field: `${this.#within}${field}`, message: messageOf(error, this.#ctx.locale) },
    });
  }

  throwAny(): void {
    const [first] = this.#found;
    if (!first) return;
    throw new ServiceError(first.error.code, {
      fill: first.error.fill,
      details: this.#found.map(({ detail }) => detail),
    });
  }
}

/** The course's name, or the rule that stands against it. */
export function checkedName(name: string, problems: Problems): string {
  if (!isRealCourseName(name)) problems.add('course_name', 'course.name_required');
  return name.trim();
}

export function checkedMeetings(
  ctx: Context,
  inputs: readonly MeetingInput[],
  calendar: TermCalendar | undefined,
  problems: Problems,
): MeetingPlan[] {
  if (inputs.length > 0 && !calendar) problems.add('term_id', 'course.term_required');
  const taken = new Set<string>();
  return inputs.map((input, index) => {
    const field = `meetings.${index}`;
    const weeks = checkedWeeks(input.weeks, calendar?.weeks ?? 0, `${field}.weeks`, problems);
    const day = calendar?.daysOf(input.weekday, weeks)[0];
    const table = day === undefined || !calendar ? defaultPeriods : calendar.periodsOn(day);
    const lesson = checkedLesson(ctx, input, field, table.length, taken, problems);
    return { ...lesson, weekday: input.weekday, weeks };
  });
}

export function checkedSessions(
  ctx: Context,
  inputs: readonly SessionInput[],
  calendar: TermCalendar | undefined,
  problems: Problems,
): SessionPlan[] {
  const taken = new Set<string>();
  return inputs.map((input, index) => {
    const table = calendar?.periodsOn(dayNumber(input.date)) ?? defaultPeriods;
    const lesson = checkedLesson(ctx, input, `sessions.${index}`, table.length, taken, problems);
    return { ...lesson, date: input.date };
  });
}

function checkedLesson(
  ctx: Context,
  input: LessonInput,
  field: string,
  tableLength: number,
  taken: Set<string>,
  problems: Problems,
): LessonPlan {
  const id = input.id === undefined || taken.has(input.id) ? newId(ctx.clock.now()) : input.id;
  taken.add(id);
  const time = input.time ?? null;
  if (time !== null && time.slice(6) <= time.slice(0, 5)) {
    problems.add(`${field}.time`, 'course.time_order');
  }
  // Periods that are said to be none leave only a time of its own; unsaid, they are the default.
  if (input.periods?.trim() === '' && time === null) {
    problems.add(`${field}.periods`, 'course.periods_or_time');
  }
  return {
    id,
    periods: checkedPeriods(input.periods ?? '', tableLength, `${field}.periods`, problems),
    time,
    classroom: input.classroom?.trim() ?? '',
    teacher: input.teacher?.trim() ?? '',
  };
}

/** A lesson without periods is fine: it has the default time. */
export function checkedPeriods(
  text: string,
  tableLength: number,
  field: string,
  problems: Problems,
): readonly number[] {
  const periods = readPeriods(text);
  if (periods === null) {
    problems.add(field, 'course.periods_unreadable', { text });
    return [];
  }
  const unknown = periods.find((period) => period > tableLength);
  if (unknown !== undefined) problems.add(field, 'course.period_unknown', { text: unknown });
  return periods;
}

function checkedWeeks(
  text: string,
  termWeeks: number,
  field: string,
  problems: Problems,
): readonly number[] {
  const weeks = readWeeks(text, termWeeks);
  if (weeks === null) {
    problems.add(field, 'course.weeks_unreadable', { text });
    return [];
  }
  const unknown = termWeeks > 0 ? weeks.find((week) => week > termWeeks) : undefined;
  if (unknown !== undefined) problems.add(field, 'course.week_unknown', { text: unknown });
  return weeks;
}
