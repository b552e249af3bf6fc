import { errorTable } from '@board/contracts/constants/error-codes';
import { addDays, weekdayOf } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { type Rule, readRule, weekdayNames } from '../../../recurrence/rule.ts';

const endPart = /;(COUNT=\d+|UNTIL=\d+)/;

/** The schema knows the words; which of them go together is known where they are read. */
export function checkRule(ctx: Pick<Context, 'locale'>, text: string): Rule {
  const rule = readRule(text);
  if (!rule) throw recurrenceError(ctx, 'task.recurrence_unreadable');
  return rule;
}

export function recurrenceError(
  { locale }: Pick<Context, 'locale'>,
  code: 'task.recurrence_empty' | 'task.recurrence_unreadable',
): ServiceError {
  const message = errorTable[code][locale];
  return new ServiceError(code, { details: [{ field: 'recurrence', message }] });
}

export function withCount(rule: string, count: number): string {
  return rule.replace(endPart, `;COUNT=${count}`);
}

const nameOf = (day: string) => weekdayNames[weekdayOf(day) - 1] ?? '';

/** The rhythm follows its task to another day, if it had only that one. */
export function movedRule(rule: string, from: string, to: string): string {
  return rule
    .replace(/(?<=;BYDAY=)\w\w(?=;|$)/, (only) => (only === nameOf(from) ? nameOf(to) : only))
    .replace(/(?<=;BYMONTHDAY=)\d+(?=;|$)/, String(Number(to.slice(8))));
}

/** Whether every day goes as far as one of them: those of several weekdays, or of a place in the month, stay. */
export const goesAlong = (rule: string): boolean =>
  !/;BY(?!DAY=\w\w(;|$)|MONTHDAY=\d+(;|$))/.test(rule);

/** Ends before a day. */
export function endingBefore(rule: string, date: string): string {
  const until = `;UNTIL=${addDays(date, -1).replaceAll('-', '')}`;
  const open = rule.replace(endPart, '');
  return open.replace(/(?=;BY)|$/, until);
}
