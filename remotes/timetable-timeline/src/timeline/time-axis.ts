import { timelineHours } from '@board/contracts/constants/timetable';
import { endOf, startOf } from '@board/time';

const hourWidth = 40;
const leastWidth = 600;
const halfName = 20;

export interface TimeAxis {
  fromHour: number;
  toHour: number;
  width: number;
  /** Pixels from the left edge. */
  at: (minutes: number) => number;
}

/** From 8 to 20, widened to what is shown, padded by an hour; 40 px an hour and at least 600 px. */
export function timeAxis(ranges: readonly string[]): TimeAxis {
  const { from, to, padding } = timelineHours;
  const first = Math.min(from, ...ranges.map((range) => Math.floor(startOf(range) / 60)));
  const last = Math.max(to, ...ranges.map((range) => Math.ceil(endOf(range) / 60)));
  const fromHour = Math.max(first - padding, 0);
  const toHour = Math.min(last + padding, 24);
  const width = Math.max(leastWidth, (toHour - fromHour) * hourWidth);
  const perMinute = width / ((toHour - fromHour) * 60);
  // What goes on after midnight ends with the axis.
  const at = (minutes: number) => (Math.min(minutes, toHour * 60) - fromHour * 60) * perMinute;
  return { fromHour, toHour, width, at };
}

export function hoursOf({ fromHour, toHour }: TimeAxis): readonly number[] {
  return Array.from({ length: toHour - fromHour + 1 }, (_, index) => fromHour + index);
}

/** Scrolled to the hour before what is going on or comes next, and to the one before now after all; its name is whole. */
export function opensAt({ at }: TimeAxis, now: number | null, ranges: readonly string[]): number {
  const ahead = ranges.filter((range) => now === null || endOf(range) > now);
  const begins = ahead.length === 0 ? (now ?? Infinity) : Math.min(...ahead.map(startOf));
  return Number.isFinite(begins)
    ? Math.max(0, at((Math.floor(begins / 60) - 1) * 60) - halfName)
    : 0;
}
