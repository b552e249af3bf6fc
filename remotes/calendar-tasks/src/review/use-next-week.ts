import type { Task } from '@board/contracts/calls/tasks';
import {
  addDays,
  dayMinutes,
  dayNumber,
  type FreeSpans,
  gapsIn,
  inLanes,
  minutesOf,
  type Placed,
  wakingHours,
} from '@board/time';
import { useMemo } from 'react';
import { piecesOf } from '../calendar-page/entries/day-layout.ts';
import { type Entry, entriesOf, type Told } from '../calendar-page/entries/entries.ts';
import { useMinuteNow } from '../calendar-page/entries/use-minute-now.ts';

export const hours = { from: minutesOf(wakingHours.from), to: minutesOf(wakingHours.until) };

/** For what does not say how long it takes. */
const usualMinutes = 60;
const leastGap = 30;

export const lengthOfTask = (task: Task): number =>
  Math.min(task.duration_minutes ?? usualMinutes, hours.to - hours.from);

export interface NextDay extends FreeSpans {
  /** Side by side where they are at the same time. */
  readonly pieces: readonly Placed<Entry>[];
}

/** What has its time on each day of the week to come, and what is still free between. */
export function useNextWeek(monday: string, told: ReadonlyMap<string, Told>): readonly NextDay[] {
  const now = useMinuteNow();
  return useMemo(() => {
    const entries = entriesOf(told.values(), new Set());
    return Array.from({ length: 7 }, (_, index) => {
      const date = addDays(monday, index);
      const pieces = piecesOf(entries, date).filter(
        ({ entry, from, to }) =>
          entry.thing.kind !== 'deadline' && from < hours.to && to > hours.from,
      );
      const begun = now - dayNumber(date) * dayMinutes;
      const free = gapsIn({ ...hours, from: Math.max(hours.from, begun) }, pieces, leastGap);
      const items = pieces.map(({ entry, from, to }) => ({ item: entry, from, to }));
      return { date, pieces: inLanes(items), free };
    });
  }, [told, monday, now]);
}
