import { dayMinutes, endAfter, endOf, startOf } from './clock.ts';

/** When something is on its day and how long it takes: a span says its length by itself. */
export interface Planned {
  /** 'HH:MM-HH:MM'. */
  time: string | null;
  minutes: number | null;
}

/** How long a range is; null for a mere moment. */
export const lengthOf = (range: string): number | null => endOf(range) - startOf(range) || null;

/**
 * One fact out of two. A new span brings its length, a new length moves the end of the span, and
 * what loses its span keeps how long it takes. Undefined where the span would be a day or longer.
 */
export function planned(
  before: Planned,
  change: { [Part in keyof Planned]?: Planned[Part] | undefined },
): Planned | undefined {
  const { time = before.time, minutes } = change;
  if (time === null) return { time, minutes: minutes === undefined ? before.minutes : minutes };
  if (change.time !== undefined || minutes === undefined || minutes === null)
    return { time, minutes: lengthOf(time) };
  const start = time.slice(0, 5);
  return minutes < dayMinutes
    ? { time: `${start}-${endAfter(start, minutes)}`, minutes }
    : undefined;
}
