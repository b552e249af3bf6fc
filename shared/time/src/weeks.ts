import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { type Day, dateOf, dayOf } from './day.ts';
import { addDays, daysFrom } from './days.ts';

export const mondayOf = (day: Day): Day => dayOf(startOfISOWeek(dateOf(day)));

/** Monday to Sunday of the week in which a day lies. */
export function weekSpan(day: Day): { start: Day; end: Day } {
  const start = mondayOf(day);
  return { start, end: addDays(start, 6) };
}

/** The seven days of that week, Monday first. */
export function weekOf(day: Day): Day[] {
  const { start, end } = weekSpan(day);
  return daysFrom(start, end);
}
