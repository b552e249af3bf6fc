import type { Time } from './day.ts';
import type { Span } from './span.ts';

/** When a part of the day begins, where only the part was said: 'tomorrow morning', 今晚. */
export const partHours = {
  morning: '08:00',
  noon: '12:00',
  afternoon: '14:00',
  night: '20:00',
} as const satisfies Record<string, Time>;

export const dayMinutes = 24 * 60;

/** 'HH:MM' in minutes since midnight. */
export const minutesOf = (time: Time): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function timeOf(minutes: number): Time {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}

/** So much later, as far as the day goes; what says nothing else takes an hour. */
export const later = (time: Time, minutes = 60): Time =>
  timeOf(Math.min(minutesOf(time) + minutes, dayMinutes - 1));

/** Where a span of so long ends, on the next day too; a span is shorter than a day. */
export const endAfter = (start: Time, minutes: number): Time =>
  timeOf((minutesOf(start) + Math.min(minutes, dayMinutes - 1)) % dayMinutes);

/** 'HH:MM-HH:MM', of minutes since midnight. */
export const rangeOf = ({ from, to }: Span): string => `${timeOf(from)}-${timeOf(to)}`;

/** Of a range 'HH:MM-HH:MM', which begins with it. */
export const startOf = (range: string): number => minutesOf(range);

/** Counted from the midnight before the start: beyond 1,440 when the range runs over midnight. */
export function endOf(range: string): number {
  const end = minutesOf(range.slice(6));
  return end < startOf(range) ? end + dayMinutes : end;
}
