import type { Weekday } from '../../day-numbers.ts';
import type { Repeat } from '../../repeat.ts';
import { insensitive } from '../expressions.ts';
import { enNumber, numberOf } from '../numbers.ts';
import type { Piece } from '../piece.ts';
import { weekdaysFrom, yearly } from './both.ts';
import { dateOfMonth, joinedWeekdays, monthName, weekdayAt, weekdayName } from './en-days.ts';

const end = "(?![\\w'’-])";
const dateOfYear = `(?:(?:the\\s+)?${dateOfMonth}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${monthName})|(?:${monthName})\\s+(?:the\\s+)?${dateOfMonth}(?:st|nd|rd|th)?)${end}`;
const leadUnit = 'minute|min|m|hour|hr|h|day|d|week';
const hourSaid = `\\b(?:\\d{1,2}:\\d\\d|\\d{1,2}\\s?[ap]m${end}|at \\d{1,2}${end})`;
const units: Readonly<Record<string, Repeat['every']>> = {
  day: 'day',
  week: 'week',
  month: 'month',
};

export const enRepeats: readonly Piece[] = [
  {
    kind: 'repeat',
    pattern: insensitive(
      `\\b(?:every|each)\\s+(?:(?<count>other|second|${enNumber})\\s+)?(?<unit>day|week|month)s?(?:\\s+on\\s+(?<name>${weekdayName}))?${end}`,
    ),
    sure: true,
    read: ({ count, unit = '', name }) => {
      const interval =
        count === undefined ? 1 : /^(?:other|second)$/i.test(count) ? 2 : numberOf(count);
      const every = units[unit.toLowerCase()];
      if (!every || !(interval >= 1)) return undefined;
      return { every, interval, ...(name && { weekdays: [weekdayAt(name) as Weekday] }) };
    },
  },
  {
    kind: 'repeat',
    pattern: insensitive(`\\b(?:every|each)\\s+(?:morning|afternoon|evening|night)${end}`),
    sure: true,
    read: () => ({ every: 'day', interval: 1 }),
  },
  {
    kind: 'repeat',
    isSpan: true,
    pattern: insensitive(
      `(?:\\bon\\s+)?(?:\\bthe\\s+)?(?:\\b(?<date>${dateOfMonth})(?:st|nd|rd|th)|\\b(?<first>first)(?:\\s+day)?|\\b(?:last\\s+day|end))\\s+(?:of\\s+|(?<=\\bon\\s+the\\s+\\S+\\s+))(?:every|each)\\s+month${end}|\\b(?:every|each)\\s+month\\s+on\\s+the\\s+(?:(?<date2>${dateOfMonth})(?:st|nd|rd|th)|last\\s+day)${end}`,
    ),
    sure: true,
    read: ({ date, date2, first }) => ({
      every: 'month',
      interval: 1,
      date: first ? 1 : Number(date ?? date2 ?? -1),
    }),
  },
  {
    kind: 'repeat',
    pattern: insensitive(
      `(?<sure>\\b(?:every|each)\\s+(?:weekday|workday|working day)|\\bon weekdays)${end}|\\bweekdays${end}`,
    ),
    sure: ({ sure }) => sure !== undefined,
    endOnly: true,
    read: () => ({ every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] }),
  },
  {
    kind: 'repeat',
    pattern: insensitive(
      `\\b(?:every|each)\\s+(?<from>${weekdayName})\\s*(?:-|–|to|through)\\s*(?<to>${weekdayName})${end}`,
    ),
    sure: true,
    read: ({ from = '', to = '' }) => weekdaysFrom(weekdayAt(from), weekdayAt(to)),
  },
  {
    kind: 'repeat',
    pattern: insensitive(
      `\\b(?:every|each)\\s+(?:(?<other>other|second|2nd)\\s+)?(?<names>(?:${weekdayName})(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+(?:and\\s+)?|\\s*[&/+]\\s*)(?:${weekdayName}))*)${end}`,
    ),
    sure: true,
    read: ({ names = '', other }) => ({
      every: 'week',
      interval: other ? 2 : 1,
      weekdays: weekdaysIn(names),
    }),
  },
  {
    kind: 'repeat',
    // 'Mondays are hard' and 'a case of the Mondays' say nothing of when.
    pattern: insensitive(
      `(?:\\b(?<on>on)\\s+)?(?<!\\b(?:the|of)\\s)(?<names>\\b(?:${weekdayName})(?:s(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)(?:${weekdayName})s)*|(?:[/+](?:${weekdayName}))+|(?:\\s+(?:${weekdayName})){2,}))${end}`,
    ),
    sure: ({ on }) => on !== undefined,
    endOnly: ({ names = '' }) => !/[/+]/.test(names),
    read: ({ names = '' }) => ({ every: 'week', interval: 1, weekdays: weekdaysIn(names) }),
  },
  {
    kind: 'repeat',
    // With an hour they are a timetable's; of a weekend, or day after day, they are of one week.
    pattern: insensitive(
      `(?:\\bon\\s+)?\\b(?<names>${joinedWeekdays(weekdayName)})(?=\\s+(?:(?:at|from)\\s+\\d|\\d{1,2}(?::\\d\\d|\\s?[ap]m\\b|\\s*(?:-|–|to)\\s*\\d)))`,
    ),
    sure: true,
    read: ({ names = '' }) => ({ every: 'week', interval: 1, weekdays: weekdaysIn(names) }),
  },
  {
    kind: 'repeat',
    // As a college writes them.
    pattern: insensitive(`\\b(?:(?<odd>m ?w(?: ?f|(?=\\s+\\d)))|tu? ?th|t/?r(?=\\s+\\d))${end}`),
    endOnly: true,
    read: ({ odd }) => ({
      every: 'week',
      interval: 1,
      weekdays: odd ? (/f$/i.test(odd) ? [1, 3, 5] : [1, 3]) : [2, 4],
    }),
  },
  {
    kind: 'repeat',
    pattern: insensitive(`\\b(?:every|each)\\s+weekend${end}`),
    sure: true,
    read: () => ({ every: 'week', interval: 1, weekdays: [6] }),
  },
  {
    kind: 'repeat',
    pattern: insensitive(
      `\\b(?:(?:every|each)\\s+(?:the\\s+)?|monthly\\s+on\\s+the\\s+)(?:(?<date>${dateOfMonth})(?:st|nd|rd|th)(?!\\s+(?!(?:at|by|of\\s+the\\s+month)\\b)[a-z])|first(?=\\s+of\\s+the\\s+month))(?:\\s+of\\s+the\\s+month)?${end}`,
    ),
    sure: true,
    read: ({ date = '1' }) => ({ every: 'month', interval: 1, date: Number(date) }),
  },
  {
    kind: 'repeat',
    pattern: insensitive(
      `\\b(?<word>daily|weekly|fortnightly|biweekly|monthly)${end}|\\b(?<sure>every fortnight)${end}`,
    ),
    sure: ({ sure }) => sure !== undefined,
    endOnly: true,
    read: ({ word = '' }) => {
      if (/^[dm]/i.test(word)) return { every: /^d/i.test(word) ? 'day' : 'month', interval: 1 };
      return { every: 'week', interval: /^w/i.test(word) ? 1 : 2 };
    },
  },
  {
    kind: 'repeat',
    pattern: insensitive(
      `\\b(?:every|each)(?:\\s+year)?(?=,?\\s+(?:on\\s+)?${dateOfYear})|(?<=\\b${dateOfYear},?\\s+)(?:(?:every|each)\\s+year|yearly|annually)${end}`,
    ),
    sure: true,
    read: () => yearly,
  },
  {
    kind: 'remind',
    pattern: insensitive(
      `(?:(?<=^\\s*|[,;(]\\s*)(?:set\\s+)?(?:a\\s+)?reminder:?|\\b(?:remind|alert|notify)(?:\\s+me)?),?\\s+(?<count>half\\s+an|${enNumber})\\s*(?<unit>${leadUnit})s?(?:\\s+(?:before(?:hand)?|earlier|early|ahead|in advance)${end}|(?=\\s*(?:$|[,;:])))|(?<![\\w.])(?<count2>\\d{1,3})[\\s-]?(?<unit2>${leadUnit})s?\\s+reminder${end}`,
    ),
    sure: true,
    read: ({ count2 = '', unit2 = '', count = count2, unit = unit2 }) => {
      const number = /^half/i.test(count) ? 0.5 : numberOf(count);
      const minutes =
        { m: 1, h: 60, d: 1440, w: 10_080 }[unit.charAt(0).toLowerCase()] ?? Number.NaN;
      return Number.isNaN(number * minutes) ? undefined : Math.round(number * minutes);
    },
  },
  {
    kind: 'remind',
    // Only at a time of day can somebody be reminded at that time.
    pattern: insensitive(
      `\\bremind me (?:on time|at the start|when it (?:starts|begins))(?=\\s*(?:$|[,;]))|^\\s*(?:please\\s+)?remind me\\s+(?:to\\s+(?=.*${hourSaid})|(?=(?:at|on|this|next|today|tonight|tomorrow|every)\\b.*${hourSaid}.*\\bto\\s))`,
    ),
    sure: true,
    read: () => 0,
  },
];

function weekdaysIn(names: string): Weekday[] {
  const found = names.match(new RegExp(`\\b(?:${weekdayName})`, 'gi')) ?? [];
  return [...new Set(found.map((name) => weekdayAt(name) as Weekday))].sort();
}
