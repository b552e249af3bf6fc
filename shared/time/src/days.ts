import { addDays as add } from 'date-fns/addDays';
import { getISODay } from 'date-fns/getISODay';
import { type Day, dateOf, dayOf } from './day.ts';
import { dayMs } from './durations.ts';

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const addDays = (day: Day, count: number): Day => dayOf(add(dateOf(day), count));

/** Days since 1970-01-01. A day of UTC is always as long as the others. */
export const dayNumber = (day: Day): number => dateOf(day).getTime() / dayMs;

export const dayOfNumber = (number: number): Day => dayOf(new Date(number * dayMs));

/** How many days later `to` is. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** Both ends included; none when the end is before the start. */
export const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** 1 is Monday. */
export const weekdayOf = (day: Day): Weekday => getISODay(dateOf(day)) as Weekday;

/** Whether the calendar has such a day: 30 February is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = dateOf(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}
