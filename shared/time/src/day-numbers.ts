import { type Day, dayOf } from './day.ts';
import { dayMs } from './durations.ts';

/** Days since 1970-01-01, for who walks over thousands of them. A day of UTC is as long as the others. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

export const dayOfNumber = (number: number): Day => dayOf(new Date(number * dayMs));

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** 1 is Monday. */
export const weekdayAt = (number: number): Weekday =>
  (((((number + 3) % 7) + 7) % 7) + 1) as Weekday;

export const mondayAt = (number: number): number => number - weekdayAt(number) + 1;

/** Months counted from January of the year 0, and the day in it. */
export function monthAt(number: number): { month: number; dayOfMonth: number } {
  const date = new Date(number * dayMs);
  return {
    month: date.getUTCFullYear() * 12 + date.getUTCMonth(),
    dayOfMonth: date.getUTCDate(),
  };
}

/** The number of such a month's first day. */
export const firstAt = (month: number): number => new Date(0).setUTCFullYear(0, month, 1) / dayMs;
