import { runs } from '@board/contracts/formats/period-text';
import { endOf, inLanes, minutesOf, type Placed, startOf } from '@board/time';
import type { Lesson } from '../plan/lessons.queries.ts';
import type { PeriodTimes } from '../plan/term-week.ts';
import { type Band, isInPeriods } from './bands.ts';

/** Where a moment lies, in rows from the top; a break has no height and lies between its rows. */
export function rowAt(minutes: number, periods: readonly PeriodTimes[]): number {
  for (const [index, period] of periods.entries()) {
    const start = minutesOf(period.start);
    const end = minutesOf(period.end);
    if (minutes < start) return index;
    if (minutes < end) return index + (minutes - start) / (end - start);
  }
  return periods.length;
}

/** Whether the grid has a place for a moment: it begins and ends with its periods. */
export function isWithin(minutes: number, periods: readonly PeriodTimes[]): boolean {
  const [first, last] = [periods[0], periods.at(-1)];
  return Boolean(
    first && last && minutes >= minutesOf(first.start) && minutes <= minutesOf(last.end),
  );
}

/** Room for a name and a time, in rows of one period. */
const leastHeight = 0.9;

/** The blocks of one day, by the rows they fill: a lesson with a gap between its periods is two. */
export function layOut(
  lessons: readonly Lesson[],
  bands: readonly Band[],
): readonly Placed<Lesson>[] {
  return inLanes(
    lessons.flatMap((lesson) => spansOf(lesson, bands).map((span) => ({ item: lesson, ...span }))),
  );
}

function spansOf(lesson: Lesson, bands: readonly Band[]) {
  const rowOf = (number: number) => bands.findIndex((band) => band.number === number);
  if (isInPeriods(lesson.timeSlots, bands.filter(({ number }) => number !== null).length)) {
    return runs(lesson.timeSlots).map(([first, last]) => ({
      from: rowOf(first),
      to: rowOf(last) + 1,
    }));
  }
  const from = Math.min(rowAt(startOf(lesson.time), bands), bands.length - leastHeight);
  const least = leastHeight / (bands[Math.floor(from)]?.height ?? 1);
  return [{ from, to: Math.max(rowAt(endOf(lesson.time), bands), from + least) }];
}
