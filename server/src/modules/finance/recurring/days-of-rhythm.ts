import { recurrenceLimit } from '@board/contracts/constants/limits';
import type { Rhythm } from '@board/contracts/constants/transactions';
import type { RecurringEdit } from '@board/contracts/schemas/finance';
import { dayNumber, dayOfNumber } from '@board/time';
import { daysOfRule } from '../../../recurrence/days-of-rule.ts';
import type { Rule } from '../../../recurrence/rule.ts';
import { StepBudget } from '../../../recurrence/step-budget.ts';

const rules: Record<Rhythm, Pick<Rule, 'freq' | 'interval' | 'monthDay'>> = {
  week: { freq: 'WEEKLY', interval: 1, monthDay: undefined },
  two_weeks: { freq: 'WEEKLY', interval: 2, monthDay: undefined },
  month: { freq: 'MONTHLY', interval: 1, monthDay: undefined },
  month_end: { freq: 'MONTHLY', interval: 1, monthDay: -1 },
  year: { freq: 'MONTHLY', interval: 12, monthDay: undefined },
};

type Rhythmic = Pick<RecurringEdit, 'every' | 'start_date' | 'end_date'>;

/** The days that it comes on, from one on, as long as somebody asks. */
export function* daysFrom(
  { every, start_date, end_date }: Rhythmic,
  from: string,
): Generator<string> {
  const rule: Rule = {
    ...rules[every],
    count: undefined,
    until: end_date === null ? undefined : dayNumber(end_date),
    weekdays: [],
    weekStart: 1,
    // Rent of the 31st is paid in February too.
    skip: 'backward',
  };
  const budget = new StepBudget(recurrenceLimit.steps);
  for (const day of daysOfRule(rule, dayNumber(start_date), budget, dayNumber(from)))
    yield dayOfNumber(day);
}

export const firstFrom = (rhythmic: Rhythmic, from: string): string | null =>
  daysFrom(rhythmic, from).next().value ?? null;
