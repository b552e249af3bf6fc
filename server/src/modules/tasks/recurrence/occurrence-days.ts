import { recurrenceLimit } from '@board/contracts/constants/limits';
import { dayNumber, dayOfNumber } from '@board/time';
import { daysOfRule } from '../../../recurrence/days-of-rule.ts';
import type { Rule } from '../../../recurrence/rule.ts';
import { StepBudget } from '../../../recurrence/step-budget.ts';

const daysOf = (rule: Rule, start: string, from?: number): Generator<number> =>
  daysOfRule(rule, dayNumber(start), new StepBudget(recurrenceLimit.steps), from);

export function firstDay(rule: Rule, start: string): string | undefined {
  const { value } = daysOf(rule, start).next();
  return value === undefined ? undefined : dayOfNumber(value);
}

/** The days of a window, and whether the rule has none beyond. */
export function occurrenceDays(
  rule: Rule,
  start: string,
  { from, until }: { from: number; until: number },
): { days: string[]; exhausted: boolean } {
  const days: string[] = [];
  for (const day of daysOf(rule, start, from)) {
    if (day > until) return { days, exhausted: false };
    days.push(dayOfNumber(day));
  }
  return { days, exhausted: true };
}

export function countBefore(rule: Rule, start: string, date: string): number {
  const end = dayNumber(date);
  let count = 0;
  for (const day of daysOf(rule, start)) {
    if (day >= end) break;
    count += 1;
  }
  return count;
}
