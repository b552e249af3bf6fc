import { dayMinutes, endOf, minutesOf, startOf, timeOf } from '@board/time';
import type { Lesson } from '../plan/lessons.queries.ts';
import type { PeriodTimes } from '../plan/term-week.ts';

/** A row of the grid: a period, or time outside of all periods in which the week has something. */
export interface Band extends PeriodTimes {
  /** Of the period; null is a time outside. */
  number: number | null;
  /** In rows of one period: outside, a minute is as high as inside. */
  height: number;
}

/** A break that is shorter holds no lesson of its own. */
const leastBreak = 60;

/** The rows of these days: every period, and noon, evening or night where something stands in it. */
export function bandsOf(periods: readonly PeriodTimes[], lessons: readonly Lesson[]): Band[] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const perRow = Math.max(1, minutesOf(first.end) - minutesOf(first.start));
  const times = lessons
    .filter(({ timeSlots }) => !isInPeriods(timeSlots, periods.length))
    .map(({ time }) => ({ from: startOf(time), to: endOf(time) }));

  function outside(from: number, to: number): Band[] {
    const within = times.filter((time) => time.from < to && time.to > from);
    if (within.length === 0) return [];
    // Before the first period and after the last only the hours that something stands in.
    const start =
      from === 0 ? Math.floor(Math.min(...within.map((time) => time.from)) / 60) * 60 : from;
    const end =
      to === dayMinutes ? Math.ceil(Math.max(...within.map((time) => time.to)) / 60) * 60 : to;
    return [
      { start: timeOf(start), end: timeOf(end), number: null, height: (end - start) / perRow },
    ];
  }

  const rows = periods.flatMap((period, index): Band[] => {
    const after = periods[index + 1];
    const [end, next] = [minutesOf(period.end), after ? minutesOf(after.start) : dayMinutes];
    const gap = !after || next - end >= leastBreak ? outside(end, next) : [];
    return [{ ...period, number: index + 1, height: 1 }, ...gap];
  });
  return [...outside(0, minutesOf(first.start)), ...rows];
}

export const isInPeriods = (slots: readonly number[], periods: number): boolean =>
  slots.length > 0 && slots.every((slot) => slot <= periods);

/** From the top of the grid, in rows of one period. */
export function topOf(at: number, bands: readonly Band[]): number {
  const index = Math.floor(at);
  const above = bands.slice(0, index).reduce((sum, { height }) => sum + height, 0);
  return above + (at - index) * (bands[index]?.height ?? 0);
}
