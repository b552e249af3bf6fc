import { addDays as add } from 'date-fns/addDays';
import { type Day, dateOf, dayOf } from './day.ts';
import { dayNumber, type Weekday, weekdayAt } from './day-numbers.ts';

export const addDays = (day: Day, count: number): Day => dayOf(add(dateOf(day), count));

/** How many days later `to` is. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** Both ends included; none when the end is before the start. */
export const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** 1 is Monday. */
export const weekdayOf = (day: Day): Weekday => weekdayAt(dayNumber(day));

/** Whether the calendar has such a day: 30 February is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = dateOf(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}
