import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { type Day, dateOf, dayOf } from './day.ts';
import { addDays, daysFrom, weekdayOf } from './days.ts';

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

/** The days that most things are put off to; on a weekend the next one is meant. */
export function presetDays(today: Day) {
  const monday = addDays(mondayOf(today), 7);
  return {
    today,
    tomorrow: addDays(today, 1),
    weekend: addDays(monday, weekdayOf(today) > 5 ? 5 : -2),
    monday,
    later: addDays(today, 7),
  } as const;
}
