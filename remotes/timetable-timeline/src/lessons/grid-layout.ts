import { endOf, minutesOf, startOf } from '@board/time';
import type { Lesson } from '../plan/lessons.queries.ts';
import type { PeriodTimes } from '../plan/term-week.ts';
import { inLanes, type Placed } from './lanes.ts';

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

/** A row before which a longer break lies, such as noon. */
export function beginsSession(index: number, periods: readonly PeriodTimes[]): boolean {
  const before = periods[index - 1];
  const current = periods[index];
  return Boolean(before && current && minutesOf(current.start) - minutesOf(before.end) >= 60);
}

/** Room for a name and a time. */
const leastHeight = 1;

/** The blocks of one day: a lesson with a gap between its periods is two. */
export function layOut(
  lessons: readonly Lesson[],
  periods: readonly PeriodTimes[],
): readonly Placed<Lesson>[] {
  return inLanes(
    lessons.flatMap((lesson) =>
      spansOf(lesson, periods).map((span) => ({ item: lesson, ...span })),
    ),
  );
}

function spansOf(lesson: Lesson, periods: readonly PeriodTimes[]) {
  if (lesson.timeSlots.length > 0 && lesson.timeSlots.every((slot) => slot <= periods.length)) {
    return runsOf(lesson.timeSlots).map(([first, last]) => ({ from: first - 1, to: last }));
  }
  const last = periods.length - leastHeight;
  const from = Math.min(rowAt(startOf(lesson.time), periods), last);
  return [{ from, to: Math.max(rowAt(endOf(lesson.time), periods), from + leastHeight) }];
}

function runsOf(slots: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const slot of slots) {
    const run = runs.at(-1);
    if (run && slot === run[1] + 1) run[1] = slot;
    else runs.push([slot, slot]);
  }
  return runs;
}
