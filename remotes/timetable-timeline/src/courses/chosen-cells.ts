import { readPeriods, runs, writePeriods } from '@board/contracts/formats/period-text';
import { readWeeks } from '@board/contracts/formats/week-text';
import type { CellRange } from '../cells/cell-drag.tsx';
import type { CoursePlan } from '../plan/courses.queries.ts';
import type { MeetingDraft } from './course-draft.ts';

type Meeting = Pick<MeetingDraft, 'weekday' | 'periods' | 'time'>;

const inCells = ({ periods, time }: Pick<Meeting, 'periods' | 'time'>): readonly number[] =>
  time === null ? (readPeriods(periods) ?? []) : [];

/** The periods in which a course meets on a weekday; what has a time of its own is in none. */
export function chosenOn(meetings: readonly Meeting[], weekday: number): readonly number[] {
  const all = meetings.filter((each) => each.weekday === weekday).flatMap(inCells);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** A range of cells is chosen, or no longer where all of it was. What meets there keeps its room and weeks. */
export function paint<Draft extends MeetingDraft>(
  meetings: readonly Draft[],
  { day, from, to }: CellRange,
  fresh: () => Draft,
): readonly Draft[] {
  const weekday = day + 1;
  const painted = Array.from({ length: to - from + 1 }, (_, index) => from + index + 1);
  const before = chosenOn(meetings, weekday);
  const others = before.filter((period) => !painted.includes(period));
  const erases = before.length - others.length === painted.length;
  const after = erases ? others : [...others, ...painted].sort((a, b) => a - b);
  const isHere = (each: Draft) => each.weekday === weekday && inCells(each).length > 0;
  const here = meetings.filter(isHere);
  const goOn = runs(after).map(([first, last]) => {
    const index = here.findIndex((each) =>
      inCells(each).some((period) => period >= first && period <= last),
    );
    const [old = fresh()] = index < 0 ? [] : here.splice(index, 1);
    const periods = Array.from({ length: last - first + 1 }, (_, step) => first + step);
    return { ...old, weekday, periods: writePeriods(periods) };
  });
  return [...meetings.filter((each) => !isHere(each)), ...goOn];
}

/** What stands in the week already. */
export interface Taken {
  name: string;
  color: number;
  weekday: number;
  periods: readonly number[];
  weeks: readonly number[];
}

type Run = readonly [first: number, last: number];

/** Whether it stands there in one of these periods. */
export const meetsAt = (
  each: Pick<Taken, 'weekday' | 'periods'>,
  weekday: number,
  [first, last]: Run,
): boolean =>
  each.weekday === weekday && each.periods.some((period) => period >= first && period <= last);

/** '3' or '3–4'. */
export const writeRun = ([first, last]: Run): string =>
  first === last ? `${first}` : `${first}–${last}`;

export const takenBy = (plans: readonly CoursePlan[], except: string): readonly Taken[] =>
  plans
    .filter(({ id }) => id !== except)
    .flatMap(({ course_name: name, color, meetings }) =>
      meetings.flatMap((meeting) => {
        const periods = inCells(meeting);
        const { weekday, weeks } = meeting;
        return periods.length > 0
          ? [{ name, color, weekday, periods, weeks: readWeeks(weeks, 0) ?? [] }]
          : [];
      }),
    );

/** Of the taken, what the course would meet at the same time. */
export const clashesOf = (
  meetings: readonly MeetingDraft[],
  taken: readonly Taken[],
  termWeeks: number,
): readonly Taken[] =>
  taken.filter((other) =>
    meetings.some(
      (each) =>
        inCells(each).some((period) => meetsAt(other, each.weekday, [period, period])) &&
        (readWeeks(each.weeks, termWeeks) ?? []).some((week) => other.weeks.includes(week)),
    ),
  );
