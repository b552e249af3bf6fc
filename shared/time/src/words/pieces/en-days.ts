import { addDays } from '../../days.ts';
import { addMonths, lastDay, monthOf, sameDayIn } from '../../months.ts';
import { mondayOf } from '../../weeks.ts';
import { insensitive } from '../expressions.ts';
import { enNumber, numberOf } from '../numbers.ts';
import type { Piece } from '../piece.ts';
import {
  around,
  comingDate,
  comingDateOfMonth,
  comingDateOn,
  comingWeekday,
  dayIfReal,
  isLed,
  lastWeekday,
  lead,
  weekdayIn,
  weekendIn,
  yearOf,
} from './dates.ts';

/** Two of them or more, joined as the days of a rhythm are. */
export const joinedWeekdays = (name: string): string =>
  `(?:${name})(?:\\s*(?:,\\s*(?:and\\s+)?|&\\s*)(?:${name})|\\s+and\\s+(?:${name}))+`;
const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** As they are written, and as they are written in haste: 'wensday', 'thursady', 'tommorow'. */
export const weekdayName =
  'mon(?:day|ady)?|tues?(?:day|ady)?|wed(?:s|n?e?sday)?|wen(?:d?n?e?s)day|thu(?:rs?(?:day|ady)?)?|fri(?:day|ady)?|sat(?:[ue]r?day|urady)?|sun(?:day|ady)?';
export const nearDay = 'today|ton(?:ight|ite)|2nite|tom+or+ow?|tmrw?|tmw|tomoz|2mo?r+o?w?';
export const dayWord = `${nearDay}|${weekdayName}`;
export const monthName =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
export const dateOfMonth = '(?:[12]\\d|3[01]|0?[1-9])';
const end = "(?![\\w'’-])";
const start = "(?<![\\w'’-])";
/** A dash leads to another one: 'fri-sun', '12-16 Dec', 'Dec 12-16'. */
const beforeName = `(?![\\w'’]|[-–](?!(?:${weekdayName})\\b))`;
const afterName = `(?<![\\w'’]|(?<!\\b(?:${weekdayName}))[-–])`;
const beforeDate = "(?![\\w'’]|[-–](?!\\d{1,2}(?:st|nd|rd|th)?(?![\\w:.-]|\\s*[ap]m)))";
const afterDate = "(?<![\\w'’]|(?<!(?<![\\w.:/-])\\d{1,2}(?:st|nd|rd|th)?)[-–])";
export const weekdayAt = (name: string): number =>
  names.indexOf(name.slice(0, 3).toLowerCase().replace('wen', 'wed')) + 1;
const monthAt = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const daysOf: Readonly<Record<string, number>> = { week: 7, fortnight: 14 };

export const enDays: readonly Piece[] = [
  {
    kind: 'day',
    pattern: insensitive(`${lead}${start}day (?:after tomorrow|(?<past>before yesterday))${end}`),
    sure: isLed,
    read: ({ past }, { today }) => ({ day: addDays(today, past ? -2 : 2) }),
  },
  {
    kind: 'day',
    pattern: insensitive(
      `${lead}${start}(?<word>${nearDay}|this (?:morning|afternoon|evening)|yesterday)${end}`,
    ),
    sure: isLed,
    read: ({ word = '' }, { today }) => {
      const away = /^y/i.test(word) ? -1 : /^(?:tom|tm|2m)/i.test(word) ? 1 : 0;
      return { day: addDays(today, away) };
    },
  },
  {
    kind: 'day',
    pattern: insensitive(
      `${start}(?:due\\s+)?(?:(?:in|within)\\s+(?<count>${enNumber})\\s+(?<unit>day|week|fortnight|month)s?(?:['’]s?\\s+time)?|(?:(?<count2>${enNumber})\\s+(?<unit2>day|week|fortnight|month)s?|(?<unit3>week|fortnight|month))\\s+from\\s+(?:now|today))${end}`,
    ),
    sure: true,
    read: (groups, { today }) => {
      const number = numberOf(groups.count ?? groups.count2 ?? 'a');
      const unit = (groups.unit ?? groups.unit2 ?? groups.unit3 ?? '').toLowerCase();
      if (Number.isNaN(number)) return undefined;
      if (unit === 'month') return { day: sameDayIn(today, number) };
      return { day: addDays(today, number * (daysOf[unit] ?? 1)) };
    },
  },
  {
    kind: 'day',
    pattern: insensitive(
      `${lead}${afterDate}(?:(?:${weekdayName}),?\\s+)?(?:(?<date>${dateOfMonth})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>${monthName})(?!\\s+${dateOfMonth}(?![\\d:.-]|\\s*[ap]m))|(?<monthFirst>${monthName})\\.?\\s+(?:the\\s+)?(?<dateLast>${dateOfMonth})(?:st|nd|rd|th)?)(?:,?\\s+(?<year>20\\d\\d))?${beforeDate}(?!:)`,
    ),
    sure: (groups) => isLed(groups) || groups.year !== undefined,
    read: ({ date, month, monthFirst, dateLast, year }, { today }) => {
      const parts = [monthAt(month ?? monthFirst ?? ''), Number(date ?? dateLast)] as const;
      return year ? dayIfReal(Number(year), ...parts) : comingDate(today, ...parts);
    },
  },
  {
    kind: 'day',
    pattern: insensitive(
      `${lead}${start}(?<date>${dateOfMonth})(?:st|nd|rd|th)(?:\\s+of\\s+(?:the|this)\\s+month)?${end}`,
    ),
    sure: isLed,
    endOnly: true,
    read: ({ date }, { today }) => comingDateOfMonth(today, Number(date)),
  },
  {
    kind: 'day',
    pattern: insensitive(
      `${lead}${start}(?:(?:the\\s+)?(?:end|last day) of (?:the\\s+|this\\s+)?(?<next>next\\s+)?month|eom)${end}`,
    ),
    sure: isLed,
    endOnly: true,
    read: ({ next }, { today }) => ({ day: lastDay(addMonths(monthOf(today), next ? 1 : 0)) }),
  },
  {
    kind: 'day',
    // The week of work is meant, while it lasts.
    pattern: insensitive(
      `${lead}${start}(?:(?:the\\s+)?end of (?:the\\s+|this\\s+)?(?<next>next\\s+)?week|eow)${end}`,
    ),
    sure: isLed,
    endOnly: true,
    read: ({ next }, { today }) => {
      const friday = weekdayIn(today, next ? 1 : 0, 5);
      const passed = friday < today;
      return { day: passed ? today : friday };
    },
  },
  {
    kind: 'day',
    pattern: insensitive(`${lead}${start}(?:eod|end of (?:the\\s+)?day)${end}`),
    sure: isLed,
    endOnly: true,
    read: (_, { today }) => ({ day: today }),
  },
  {
    kind: 'day',
    pattern: insensitive(
      `(?:${lead}${start}(?<which>this|next)|\\b(?:on|over|at)\\s+the)\\s+weekend${end}`,
    ),
    sure: (groups) => isLed(groups) || groups.which === undefined,
    read: ({ which }, { today }) => weekendIn(today, /next/i.test(which ?? '') ? 1 : 0),
  },
  {
    kind: 'day',
    // 'Friday week' is the Friday after the coming one, and no week of its own.
    pattern: insensitive(
      `(?:${start}(?:due\\s+)?(?<count>${enNumber}) (?<away>day|week|fortnight)s? from (?<from>${weekdayName}|tomorrow)|${lead}${start}(?<name>${weekdayName}|today|tomorrow) (?<unit>week|fortnight)(?!\\s+\\d))${end}`,
    ),
    sure: (groups) => isLed(groups) || groups.from !== undefined,
    endOnly: true,
    read: ({ count = 'a', away = '', from, name = from ?? '', unit = away }, { today }) => {
      const day = /^to/i.test(name)
        ? addDays(today, /m/i.test(name) ? 1 : 0)
        : comingWeekday(today, weekdayAt(name));
      return { day: addDays(day, numberOf(count) * (daysOf[unit.toLowerCase()] ?? 1)) };
    },
  },
  {
    kind: 'day',
    pattern: insensitive(
      `${lead}${afterName}(?:(?<which>this|next|last|coming)\\s+(?:week\\s+(?:on\\s+)?)?)?(?<name>${weekdayName})(?:,?\\s+(?:the\\s+)?(?<date>${dateOfMonth})(?:st|nd|rd|th)|(?<after>\\s+next\\s+week))?${beforeName}`,
    ),
    sure: (groups) => isLed(groups) || groups.after !== undefined,
    // Sat, Sun, Wed and Mon are words or names before they are days.
    endOnly: ({ name = '', which, date }) => name.length === 3 && (which ?? date) === undefined,
    read: ({ which = '', name = '', after, date }, { today }) => {
      const weekday = weekdayAt(name);
      if (date) return comingDateOn(today, Number(date), weekday);
      const word = which.toLowerCase();
      if (word === 'last') return { day: lastWeekday(today, weekday) };
      if (word === 'next' || after) return { day: weekdayIn(today, 1, weekday) };
      if (word === 'this') return { day: weekdayIn(today, 0, weekday) };
      return { day: comingWeekday(today, weekday) };
    },
  },
  {
    kind: 'days',
    pattern: insensitive(`${start}(?:(?<which>this|the|next|last|my)\\s+)?week${end}(?!\\s+\\d)`),
    read: ({ which = '' }, { today }) => {
      const away = /next/i.test(which) ? 7 : /last/i.test(which) ? -7 : 0;
      const monday = addDays(mondayOf(today), away);
      return { start: monday, end: addDays(monday, 6) };
    },
  },
  {
    kind: 'days',
    pattern: insensitive(
      `${start}(?:the\\s+)?(?<way>last|past|previous|next|coming)\\s+(?<count>${enNumber})\\s+(?<unit>day|week|month)s?${end}`,
    ),
    read: ({ way = '', count = '', unit = '' }, { today }) =>
      around(today, numberOf(count), unit, !/next|coming/i.test(way)),
  },
  {
    kind: 'days',
    pattern: insensitive(`${start}(?<which>this|last|next)\\s+year${end}`),
    read: ({ which = '' }, { today }) =>
      yearOf(today, /last/i.test(which) ? -1 : /next/i.test(which) ? 1 : 0),
  },
  {
    kind: 'month',
    // 'May' and 'March' alone are words before they are months.
    pattern: insensitive(
      `(?:\\b(?:in|of|during)\\s+(?<name>${monthName})|${start}(?<alone>january|february|april|june|july|august|september|october|november|december))${end}(?!\\.?\\s+\\d)`,
    ),
    read: ({ name, alone }, { today }) =>
      `${today.slice(0, 4)}-${String(monthAt(name ?? alone ?? '')).padStart(2, '0')}`,
  },
  {
    kind: 'month',
    pattern: insensitive(`${start}(?<which>this|next|last)\\s+month${end}`),
    read: ({ which = '' }, { today }) =>
      addMonths(monthOf(today), /next/i.test(which) ? 1 : /last/i.test(which) ? -1 : 0),
  },
  {
    kind: 'month',
    pattern: /(?<![\d-])(?<year>20\d\d)-(?<month>0[1-9]|1[0-2])(?![\d-])/,
    read: ({ year, month }) => `${year}-${month}`,
  },
];
