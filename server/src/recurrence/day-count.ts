import { calendarYears } from '@board/contracts/constants/limits';
import { dayMs, dayNumber } from '@board/time';

/** The last day that anything falls on. */
export const lastDay = dayNumber(`${calendarYears.last}-12-31`);

/** Of a day's number; 1 is Monday. */
export const weekdayAt = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Months counted from January of the year 0, and the day in it. */
export function monthAndDay(day: number): { month: number; dayOfMonth: number } {
  const date = new Date(day * dayMs);
  return {
    month: date.getUTCFullYear() * 12 + date.getUTCMonth(),
    dayOfMonth: date.getUTCDate(),
  };
}

/** The number of such a month's first day. */
export const firstOf = (month: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs;
