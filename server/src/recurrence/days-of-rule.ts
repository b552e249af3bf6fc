import { calendarDays } from '@board/contracts/constants/limits';
import { dayNumber, firstAt, monthAt, weekdayAt } from '@board/time';
import type { Rule } from './rule.ts';
import type { StepBudget } from './step-budget.ts';

const lastDay = dayNumber(calendarDays.last);

/**
 * The days of a rule from one on, in order and one at a time: who has enough stops asking. The start
 * counts only if the rule falls on it. Nothing lies beyond the last year of the calendar.
 */
export function* daysOfRule(
  rule: Rule,
  start: number,
  budget: StepBudget,
  from: number = start,
): Generator<number> {
  const last = Math.min(rule.until ?? lastDay, lastDay);
  // What is counted is counted from its start on.
  const begin = rule.count === undefined ? Math.max(start, from) : start;
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  for (const day of walks[rule.freq](rule, start, begin, last, budget)) {
    if (day < begin) continue;
    if (day > last || left === 0) return;
    left -= 1;
    if (day >= from) yield day;
  }
}

/** Every day that fits, in order, from the period on that `begin` lies in; some lie outside of the ends. */
type Walk = (
  rule: Rule,
  start: number,
  begin: number,
  last: number,
  budget: StepBudget,
) => Generator<number>;

const walks: Record<Rule['freq'], Walk> = {
  *DAILY({ interval, weekdays }, start, begin, last, budget) {
    const wanted = new Set(weekdays.map(({ weekday }) => weekday));
    const skipped = Math.ceil((begin - start) / interval);
    for (let day = start + skipped * interval; day <= last; day += interval) {
      budget.spend();
      if (wanted.size === 0 || wanted.has(weekdayAt(day))) yield day;
    }
  },

  *WEEKLY({ interval, weekdays, weekStart }, start, begin, last, budget) {
    const placeOf = (weekday: number) => (weekday - weekStart + 7) % 7;
    const wanted = weekdays.length ? weekdays.map(({ weekday }) => weekday) : [weekdayAt(start)];
    const places = ascending(wanted.map(placeOf));
    const firstWeek = start - placeOf(weekdayAt(start));
    const length = interval * 7;
    const skipped = Math.floor((begin - firstWeek) / length);
    for (let week = firstWeek + skipped * length; week <= last; week += length) {
      for (const place of places) {
        budget.spend();
        yield week + place;
      }
    }
  },

  *MONTHLY(rule, start, begin, last, budget) {
    const { month: firstMonth, dayOfMonth } = monthAt(start);
    const skipped = Math.floor((monthAt(begin).month - firstMonth) / rule.interval);
    for (let month = firstMonth + skipped * rule.interval; ; month += rule.interval) {
      budget.spend();
      const first = firstAt(month);
      if (!(first <= last)) return;
      yield* daysOfMonth(rule, first, firstAt(month + 1) - first, dayOfMonth);
    }
  },
};

function daysOfMonth(
  { weekdays, monthDay, skip }: Rule,
  first: number,
  length: number,
  dayOfStart: number,
): number[] {
  if (weekdays.length === 0) {
    const day = monthDay === -1 ? length : (monthDay ?? dayOfStart);
    if (day > length && skip !== 'backward') return [];
    return [first + Math.min(day, length) - 1];
  }
  const found = weekdays.map(({ place = 1, weekday }) => {
    const ahead = (weekday - weekdayAt(first) + 7) % 7;
    const weeks = place === -1 ? Math.floor((length - 1 - ahead) / 7) : place - 1;
    return first + ahead + weeks * 7;
  });
  return ascending(found);
}

const ascending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);
