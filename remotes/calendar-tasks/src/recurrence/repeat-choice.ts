import {
  dayOfUntil,
  partsOfRule,
  type RepeatWeekday,
  repeatWeekdays,
} from '@board/contracts/formats/repeat-text';
import { isDay, lastDay, monthOf, weekdayOf } from '@board/time';

export const weekdays = repeatWeekdays;

export const repeatKinds = [
  'none',
  'daily',
  'weekdays',
  'weekly',
  'monthly',
  'monthEnd',
  'yearly',
] as const;
export const repeatEnds = ['never', 'until', 'count'] as const;

/** How a form says a repetition; `other` keeps a rule that it cannot say. */
export interface RepeatChoice {
  kind: (typeof repeatKinds)[number] | 'other';
  days: readonly RepeatWeekday[];
  end: (typeof repeatEnds)[number];
  until: string;
  count: string;
  rule: string;
}

const workdays = weekdays.slice(0, 5);

export const noRepeat: RepeatChoice = {
  kind: 'none',
  days: [],
  end: 'never',
  until: '',
  count: '10',
  rule: '',
};

export function weekdayAt(day: string): RepeatWeekday {
  return weekdays[weekdayOf(day) - 1] ?? 'MO';
}

/** The rule that a choice stands for, for a task of this day. */
export function ruleOf(choice: RepeatChoice, day: string): string | null {
  const end = endPart(choice);
  switch (choice.kind) {
    case 'none':
      return null;
    case 'daily':
      return `FREQ=DAILY${end}`;
    case 'weekdays':
      return `FREQ=WEEKLY${end};BYDAY=${workdays.join()}`;
    case 'weekly': {
      const days = choice.days.length > 0 ? choice.days : [weekdayAt(day)];
      return `FREQ=WEEKLY${end};BYDAY=${weekdays.filter((each) => days.includes(each)).join()}`;
    }
    case 'monthly':
      return `FREQ=MONTHLY${end};BYMONTHDAY=${Number(day.slice(8))}`;
    case 'monthEnd':
      return `FREQ=MONTHLY${end};BYMONTHDAY=-1`;
    case 'yearly':
      return `FREQ=MONTHLY;INTERVAL=12${end};BYMONTHDAY=${Number(day.slice(8))}`;
    case 'other':
      return choice.rule;
  }
}

/** Some months have no such day, and are left out by what comes on it. */
export const isRareDay = (day: string): boolean => Number(day.slice(8)) > 28;

/** The kinds that a task of this day can be given: its month's end only where it lies there. */
export function kindsFor(choice: RepeatChoice, day: string): readonly RepeatChoice['kind'][] {
  // What is being typed is no day yet.
  const isNearEnd = isRareDay(day) || (isDay(day) && day === lastDay(monthOf(day)));
  return repeatKinds.filter(
    (kind) => kind !== 'monthEnd' || isNearEnd || choice.kind === 'monthEnd',
  );
}

interface Rhythm {
  recurrence: string | null;
  date: string;
}

/** A single weekday that is the task's own goes with it when it moves, as no chosen one does. */
export function choiceFor({ recurrence, date }: Rhythm): RepeatChoice {
  const choice = choiceOf(recurrence);
  const isOwn = choice.kind === 'weekly' && choice.days.join() === weekdayAt(date);
  return isOwn ? { ...choice, days: [] } : choice;
}

/** Whether a task that had this rule comes as it did before, though perhaps on another day. */
export function isUnchanged(choice: RepeatChoice, day: string, before: Rhythm): boolean {
  return ruleOf(choice, day) === ruleOf(choiceFor(before), day);
}

/** What never comes again needs none, and a rule that the form cannot say keeps its own. */
export const endOf = ({ kind, end }: RepeatChoice): RepeatChoice['end'] =>
  kind === 'none' || kind === 'other' ? 'never' : end;

function endPart({ end, until, count }: RepeatChoice): string {
  if (end === 'until' && until) return `;UNTIL=${until.replaceAll('-', '')}`;
  return end === 'count' && Number(count) > 0 ? `;COUNT=${Number(count)}` : '';
}

export function choiceOf(rule: string | null): RepeatChoice {
  if (rule === null) return noRepeat;
  const { FREQ, INTERVAL, COUNT, UNTIL, BYDAY = '', BYMONTHDAY } = partsOfRule(rule);
  const days = weekdays.filter((day) => BYDAY.split(',').includes(day));
  const isYearly = FREQ === 'MONTHLY' && INTERVAL === '12';
  const isPlain =
    (INTERVAL === undefined || isYearly) && days.length === (BYDAY ? BYDAY.split(',').length : 0);
  const end = UNTIL ? 'until' : COUNT ? 'count' : 'never';
  const said = {
    days,
    end,
    until: UNTIL ? dayOfUntil(UNTIL) : '',
    count: COUNT ?? noRepeat.count,
    rule,
  } as const;
  if (isPlain && FREQ === 'DAILY' && BYDAY === '') return { ...said, kind: 'daily' };
  if (isPlain && FREQ === 'WEEKLY') {
    return { ...said, kind: days.join() === workdays.join() ? 'weekdays' : 'weekly' };
  }
  if (isPlain && FREQ === 'MONTHLY' && BYDAY === '' && Number(BYMONTHDAY) > 0) {
    return { ...said, kind: isYearly ? 'yearly' : 'monthly' };
  }
  if (isPlain && !isYearly && FREQ === 'MONTHLY' && BYMONTHDAY === '-1')
    return { ...said, kind: 'monthEnd' };
  return { ...said, kind: 'other' };
}
