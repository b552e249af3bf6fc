import type { Term } from '@board/contracts/calls/terms';
import { readWeeks, writeWeeks } from '@board/contracts/formats/week-text';
import { type DayPlace, newId } from '@board/platform';
import { addDays, mondayOf, weekdayOf } from '@board/time';
import type { CoursePlan } from './courses.queries.ts';
import type { Lesson } from './lessons.queries.ts';
import { weekNumber } from './term-week.ts';

type Meeting = CoursePlan['meetings'][number];
type TermDays = Pick<Term, 'first_monday' | 'weeks' | 'day_changes'>;

export interface LaterLessons {
  /** In which they are held: one a week. */
  readonly weeks: readonly number[];
  /** All of the course, as they are then. */
  readonly meetings: readonly Meeting[];
}

/**
 * This lesson and the later ones of its meeting, on another weekday or at another time; nothing where
 * it can only move alone, as into another week. What was changed by itself, or lies on a day that the
 * term changes, stays where it is: nothing earlier is touched, and no lesson is lost on a day off.
 */
export function fromHereOn(
  lesson: Lesson,
  to: DayPlace,
  plan: CoursePlan,
  term: TermDays,
): LaterLessons | null {
  const meeting = plan.meetings.find(({ id }) => id === lesson.meeting_id);
  if (!meeting || lesson.changed || mondayOf(to.date) !== mondayOf(lesson.date)) return null;
  const weekday = weekdayOf(to.date);
  const first = weekNumber(term, lesson.date);
  const fixed = new Set([...term.day_changes, ...plan.changes.filter(isOf(meeting))].map(dateOf));
  const moves = (week: number) =>
    week >= first &&
    !term.day_changes.some((day) => day.runs === 'as' && day.week === week) &&
    [meeting.weekday, weekday].every((each) => !fixed.has(dayIn(term, week, each)));

  const all = readWeeks(meeting.weeks, term.weeks) ?? [];
  const weeks = all.filter(moves);
  if (weeks[0] !== first || weekdayOf(lesson.date) !== meeting.weekday) return null;
  const stays = all.filter((week) => !weeks.includes(week));
  const moved = {
    ...meeting,
    id: newId(),
    weekday,
    weeks: writeWeeks(weeks),
    ...(to.time !== lesson.time && to.time && { periods: '', time: to.time }),
  };
  const before = stays.length > 0 ? [{ ...meeting, weeks: writeWeeks(stays) }] : [];
  return {
    weeks,
    meetings: plan.meetings.flatMap((each) => (each === meeting ? [...before, moved] : [each])),
  };
}

const dateOf = ({ date }: { date: string }): string => date;
const isOf =
  ({ id }: Meeting) =>
  (change: CoursePlan['changes'][number]): boolean =>
    change.meeting_id === id;

const dayIn = (term: TermDays, week: number, weekday: number): string =>
  addDays(term.first_monday, (week - 1) * 7 + weekday - 1);
