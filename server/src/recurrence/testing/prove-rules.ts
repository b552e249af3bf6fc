import { calendarYears, recurrenceLimit } from '@board/contracts/constants/limits';
import { dayNumber, dayOfNumber } from '@board/time';
import fc from 'fast-check';
import { daysOfRule } from '../days-of-rule.ts';
import { readRule } from '../rule.ts';
import { StepBudget } from '../step-budget.ts';
import { plainDays } from './plain-days.ts';
import { someRule } from './some-rule.ts';

export interface RuleProof {
  rules: number;
  /** Of the dearest of them. */
  mostSteps: number;
  /** Days on which both agree. */
  days: number;
}

const windowDays = 400;
const lastDay = `${calendarYears.last}-12-31`;

/** Every rule ends within its budget, and falls on the days that are found by asking every day. */
export function proveRules(numRuns: number, seed: number): RuleProof {
  const proof: RuleProof = { rules: 0, mostSteps: 0, days: 0 };

  function agree(rule: string, start: string, from: string): void {
    const window = dayOfNumber(dayNumber(from) + windowDays);
    const to = window < lastDay ? window : lastDay;
    const expected = plainDays(rule, start, from, to);
    const found = expanded(rule, start, from, to);
    if (found.join() !== expected.join())
      throw new Error(`expected ${expected.join()}, found ${found.join()}`);
    proof.days += found.length;
  }

  function expanded(text: string, start: string, from: string, to: string): string[] {
    const rule = readRule(text);
    if (!rule) throw new Error('a rule that is not read');
    const budget = new StepBudget(recurrenceLimit.steps);
    const found: string[] = [];
    for (const day of daysOfRule(rule, dayNumber(start), budget, dayNumber(from))) {
      if (day > dayNumber(to)) break;
      found.push(dayOfNumber(day));
    }
    proof.mostSteps = Math.max(proof.mostSteps, budget.spent);
    return found;
  }

  fc.assert(
    fc.property(someRule, ({ rule, start, from }) => {
      proof.rules += 1;
      agree(rule, start, start);
      if (from <= start) return;
      // Who asks every day counts from where he begins, so a counted rule is only walked through.
      if (rule.includes('COUNT')) expanded(rule, start, from, lastDay);
      else agree(rule, start, from);
    }),
    { numRuns, seed },
  );
  return proof;
}
