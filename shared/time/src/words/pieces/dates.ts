import type { Day } from '../../day.ts';
import { addDays, isDay, weekdayOf } from '../../days.ts';
import { addMonths, monthOf, sameDayIn } from '../../months.ts';
import { mondayOf } from '../../weeks.ts';
import type { DayValue, Groups } from '../piece.ts';
import type { Span } from '../said.ts';

/** English words that lead to a date and mean nothing without it. */
export const lead =
  '(?:\\b(?<lead>due(?::| on| by)?|(?<!^\\s*|\\b(?:about|for|no|the|a|missed|before|after)\\s)deadline(?::| is| on)?|on(?: or before)?|(?:by\\s+)?(?:eod|(?<!\\bthe\\s)cob)|by|before|until|for|no later than)\\s+)?(?:the\\s+)?';

/** 'for' leads to a date as often as to a thing. */
export const isLed = ({ lead: word }: Groups): boolean =>
  word !== undefined && !/^for$/i.test(word);

/** 本周内, 今天之内; not 周五内部会议. */
export const zhWithin = '[之以]?内(?![容部外存科蒙涵])';

/** 从下周一起, 从明天开始. */
export const zhFrom = '(?:从(?=[^，,。]{2,5}[起开]))?';

/** What follows a day in Chinese and says that it is a term, or that something begins there. */
export const zhBefore = `(?<before>之前|以前|${zhWithin}|到期(?!日)|截止(?!日期|时间)|开始(?=[\\s,，每])|起(?=[\\s,，每])|前(?!端|台|任|后|期|缀|景|夕))?`;

const digits = (value: number, length = 2) => String(value).padStart(length, '0');

export function dayIfReal(year: number, month: number, date: number): DayValue | undefined {
  const day = `${digits(year, 4)}-${digits(month)}-${digits(date)}`;
  return isDay(day) ? { day } : undefined;
}

/** This year's, or next year's once it has passed. */
export function comingDate(today: Day, month: number, date: number): DayValue | undefined {
  const year = Number(today.slice(0, 4));
  const here = dayIfReal(year, month, date);
  return here && here.day >= today ? here : dayIfReal(year + 1, month, date);
}

/** The next of that number, in the first month that has one. */
export const comingDateOfMonth = (today: Day, date: number): DayValue | undefined =>
  comingDates(today, date)[0];

/** The same where it is that day of the week too. */
export const comingDateOn = (today: Day, date: number, weekday: number): DayValue | undefined =>
  comingDates(today, date).find(({ day }) => weekdayOf(day) === weekday);

const comingDates = (today: Day, date: number): DayValue[] =>
  [0, 1, 2]
    .flatMap((months) => inMonth(today, months, date) ?? [])
    .filter(({ day }) => day >= today);

export function inMonth(today: Day, months: number, date: number): DayValue | undefined {
  const [year, month] = addMonths(monthOf(today), months).split('-').map(Number);
  return dayIfReal(year ?? 0, month ?? 0, date);
}

/** The coming one, today included. */
export const comingWeekday = (today: Day, weekday: number): Day =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7);

export const weekdayIn = (today: Day, weeks: number, weekday: number): Day =>
  addDays(mondayOf(today), weeks * 7 + weekday - 1);

/** The one that has passed last. */
export const lastWeekday = (today: Day, weekday: number): Day =>
  addDays(today, -((weekdayOf(today) - weekday + 6) % 7) - 1);

/** The Saturday of a week; today when it has passed. */
export function weekendIn(today: Day, weeks: number): DayValue {
  const saturday = weekdayIn(today, weeks, 6);
  const passed = saturday < today;
  return { day: passed ? today : saturday };
}

/** So many days, weeks or months up to today or from today on. */
export function around(today: Day, count: number, unit: string, past: boolean): Span | undefined {
  if (!(count >= 1)) return undefined;
  const months = /month|月/i.test(unit);
  const days = (/week|周|星期|礼拜/i.test(unit) ? 7 : 1) * count;
  if (past)
    return {
      start: months ? addDays(sameDayIn(today, -count), 1) : addDays(today, 1 - days),
      end: today,
    };
  return {
    start: today,
    end: addDays(months ? sameDayIn(today, count) : addDays(today, days), -1),
  };
}

export function yearOf(today: Day, away: number): Span {
  const year = Number(today.slice(0, 4)) + away;
  return { start: `${digits(year, 4)}-01-01`, end: `${digits(year, 4)}-12-31` };
}
