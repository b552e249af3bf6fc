import { ServiceError } from '../../../errors.ts';
import { addDays } from '../calendar-days.ts';

const endPart = /;(COUNT=\d+|UNTIL=\d+)/;

/** The schema knows the words; which of them go together is known here. */
export function checkRule(rule: string): string {
  const isMonthly = rule.startsWith('FREQ=MONTHLY');
  const ordinals = /[=,]-?\d(MO|TU|WE|TH|FR|SA|SU)/.test(rule);
  const byDay = rule.includes('BYDAY=');
  const byMonthDay = rule.includes('BYMONTHDAY=');
  const fits =
    (!ordinals || isMonthly) &&
    (!byMonthDay || (isMonthly && !byDay)) &&
    (!byDay || isMonthly === ordinals);
  if (!fits) throw new ServiceError('task.recurrence_unreadable');
  return rule;
}

export function countOf(rule: string): number | undefined {
  const count = /COUNT=(\d+)/.exec(rule)?.[1];
  return count === undefined ? undefined : Number(count);
}

export function withCount(rule: string, count: number): string {
  return rule.replace(endPart, `;COUNT=${count}`);
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const weekdayOf = (date: string) => weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()];

/** The rhythm follows its task to another day, if it had only that one. */
export function movedRule(rule: string, from: string, to: string): string {
  return rule
    .replace(/(?<=;BYDAY=)\w\w(?=;|$)/, (only) =>
      only === weekdayOf(from) ? (weekdayOf(to) ?? only) : only,
    )
    .replace(/(?<=;BYMONTHDAY=)\d+(?=;|$)/, String(Number(to.slice(8))));
}

/** Ends before a day. */
export function endingBefore(rule: string, date: string): string {
  const until = `;UNTIL=${addDays(date, -1).replaceAll('-', '')}`;
  const open = rule.replace(endPart, '');
  return open.replace(/(?=;BY)|$/, until);
}
