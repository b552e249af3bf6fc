import { addMonths as add } from 'date-fns/addMonths';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { endOfMonth } from 'date-fns/endOfMonth';
import { type Day, dateOf, dayOf, type Month } from './day.ts';
import { addDays, daysBetween } from './days.ts';
import { mondayOf, weekOf } from './weeks.ts';

const gridWeeks = 6;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDay = (month: Month): Day => `${month}-01`;

export const lastDay = (month: Month): Day => dayOf(endOfMonth(dateOf(firstDay(month))));

export const addMonths = (month: Month, count: number): Month =>
  monthOf(sameDayIn(firstDay(month), count));

/** The same day so many months later, or the last that month has: after 31 January comes 28 February. */
export const sameDayIn = (day: Day, months: number): Day => dayOf(add(dateOf(day), months));

/** Both ends included, but never more than `most`. */
export function monthsFrom(start: Month, end: Month, most: number): Month[] {
  const count = differenceInCalendarMonths(dateOf(firstDay(end)), dateOf(firstDay(start))) + 1;
  return Array.from({ length: Math.min(count, most) }, (_, index) => addMonths(start, index));
}

/** Days of the month that are not over: all of a future one, none of a past one. */
export function daysLeft(month: Month, today: Day): number {
  const first = firstDay(month);
  return Math.max(0, daysBetween(today > first ? today : first, lastDay(month)) + 1);
}

/** Always six weeks from a Monday, so that a calendar keeps its height. */
export function monthGrid(month: Month): Day[][] {
  const first = mondayOf(firstDay(month));
  return Array.from({ length: gridWeeks }, (_, week) => weekOf(addDays(first, week * 7)));
}
