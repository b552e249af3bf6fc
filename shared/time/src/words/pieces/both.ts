import { minutesOf } from '../../clock.ts';
import type { Repeat } from '../../repeat.ts';
import { numberOf } from '../numbers.ts';
import type { Groups, Piece, TimeValue } from '../piece.ts';
import type { Place } from '../said.ts';
import { comingDate, dayIfReal, isLed, lead, zhBefore } from './dates.ts';
import { weekdayName } from './en-days.ts';
import { atPart, dash, dayPart, zhBeforeTime, zhEve, zhNextDay, zhUntil } from './hours.ts';
import { isMonthFirst } from './month-first.ts';

const priorities = {
  高: 'high',
  中: 'medium',
  低: 'low',
  high: 'high',
  h: 'high',
  medium: 'medium',
  med: 'medium',
  m: 'medium',
  low: 'low',
  l: 'low',
} as const;

const bareHour = '(?:2[0-4]|[01]?\\d)';
const clock = '(?:2[0-4]|[01]?\\d):[0-5]\\d';

export const both: readonly Piece[] = [
  {
    kind: 'priority',
    pattern: /(?<!\S)!(?<word>高|中|低|high|medium|med|low|[hml])(?=$|[\s,，。])/i,
    sure: true,
    read: ({ word = '' }) => priorities[word.toLowerCase() as keyof typeof priorities],
  },
  {
    kind: 'priority',
    pattern:
      /(?:(?<word>[高中低])优先级?|优先级[:：]?\s?(?<last>[高中低])|\b(?<name>high|medium|low)[- ]prio(?:rity)?)(?=$|[\s,，。:：])(?! (?:tasks?|items?|list|queue|inbox)\b)/i,
    read: ({ word, last, name = '' }) =>
      priorities[(word ?? last ?? name.toLowerCase()) as keyof typeof priorities],
  },
  {
    kind: 'priority',
    pattern: /(?<!\S)!{2,3}(?![^\s\u4e00-\u9fff])/,
    sure: true,
    read: () => 'high',
  },
  {
    kind: 'day',
    pattern: new RegExp(
      `${lead}(?<![\\d./-])(?<year>20\\d\\d)(?<by>[-/.])(?<month>\\d{1,2})\\k<by>(?<date>\\d{1,2})(?![\\d./-]\\d|\\d)(?:T(?=\\d\\d:)|${zhBefore})`,
      'i',
    ),
    sure: true,
    read: ({ year, month, date }) => dayIfReal(Number(year), Number(month), Number(date)),
  },
  {
    kind: 'day',
    pattern: new RegExp(
      `${lead}(?<![\\d./-])(?<date>\\d{1,2})(?<by>[/.-])(?<month>\\d{1,2})\\k<by>(?<year>20\\d\\d|(?<=/)[23]\\d)(?![\\d./-])`,
      'i',
    ),
    sure: true,
    read({ year, date, month }, place) {
      const [one, two] = [Number(date), Number(month)];
      const whole = 2000 + (Number(year) % 100);
      // Two figures are a year that is near: of 3/4/56 nobody knows.
      if (year?.length === 2 && ![0, 1].includes(whole - Number(place.today.slice(0, 4))))
        return undefined;
      const isFirst = two > 12 || (one <= 12 && isMonthFirst(place));
      return isFirst ? dayIfReal(whole, one, two) : dayIfReal(whole, two, one);
    },
  },
  {
    kind: 'day',
    pattern: new RegExp(
      `${lead}(?:(?:${weekdayName}|周[一二三四五六日天]),?\\s+)?(?:(?<=(?<glued>(?![到至])[\\u4e00-\\u9fff]))|)(?<![\\d./:]|(?<!\\d[/.]\\d{1,2})-)(?<first>\\d{1,2})(?<by>[/.])(?<second>\\d{1,2})(?![\\d%]|[./:]\\d|-(?!\\d{1,2}(?:/\\d{1,2}|\\.\\d{2})(?![\\d/.]))\\d)${zhBefore}(?:(?=(?<part>${dayPart}))|)`,
      'i',
    ),
    sure: (groups) => isLed(groups) || groups.before !== undefined,
    read: ({ first, second, by, glued, part }, { today, ...place }) => {
      const [one, two] = [Number(first), Number(second)];
      const isEnglish = place.locale === 'en';
      // One figure after a point is more often a price or an exercise than a day, and 8.30 is an hour.
      if (by === '.' && (isEnglish || (glued && !part)) && (second ?? '').length < 2)
        return undefined;
      if (by === '.' && isEnglish && two > 12) return undefined;
      const isFirst = !isEnglish || two > 12 || (one <= 12 && isMonthFirst(place));
      return isFirst ? comingDate(today, one, two) : comingDate(today, two, one);
    },
  },
  {
    kind: 'time',
    // 9-10:30 and 1:30-3: one end says its minutes, and the other is an hour too.
    pattern: new RegExp(
      `(?:\\b(?:at|by|from)\\s+|@\\s*)?(?<part>${dayPart})?\\s*(?<![\\w:./月-])(?:(?<hour>${bareHour})(?:(?<point>点)|\\s*(?<half>am|pm)\\b)?\\s*${dash}\\s*(?<to>${clock})|(?<from>${clock})\\s*${dash}\\s*(?<end>${bareHour})(?:点(?<rest>半)?(?![一二三四五\\d]))?)(?![\\w:]|\\s*[ap]m\\b|[.]\\d)${zhBeforeTime}`,
      'i',
    ),
    sure: true,
    read({ hour, point, to, end, rest, ...said }, place) {
      const from = said.from ?? `${hour}:00`;
      const value = readClock({ ...said, from, to: to ?? `${end}:${rest ? '30' : '00'}` }, place);
      return value && point && !said.part ? { ...value, vague: 5 } : value;
    },
  },
  {
    kind: 'time',
    pattern: new RegExp(
      `(?:\\b(?:due(?: at| by)?|at|by|from|before|after|until|no later than)\\s+|@\\s*|${zhUntil})?${zhEve}(?<part>${dayPart})?\\s*(?<![\\d:./])(?<from>${clock})(?:\\s*(?<half>am|pm|(?<=\\d)[ap])\\b)?(?:\\s*${dash}\\s*${zhNextDay}(?<endPart>${dayPart})?\\s*(?<to>${clock})(?:\\s*(?<endHalf>am|pm)\\b)?)?(?!:?\\d)${zhBeforeTime}`,
      'i',
    ),
    sure: true,
    read(said, place) {
      const { next, part = next && said.eve, endPart = next && '早上' } = said;
      const value = readClock({ ...said, part, endPart }, place);
      if (next && value?.end !== undefined && value.end >= value.start) return undefined;
      return value && said.until && value.end === undefined
        ? { ...value, isEnd: true, vague: value.vague === undefined ? undefined : 5 }
        : value;
    },
  },
];

function readClock(
  { part, from = '', half, endPart, to, endHalf }: Groups,
  { locale }: Place,
): TimeValue | undefined {
  const padded = (time: string) => time.padStart(5, '0');
  const startPart = half ?? part ?? (to ? endHalf : undefined);
  const start = atPart(minutesOf(padded(from)), startPart);
  if (start === undefined) return undefined;
  const isOpen = startPart === undefined && /^(?:[1-9]|1[0-2]):/.test(from);
  const vague = isOpen ? (locale === 'en' && /^\d:/.test(from) ? 6 : 0) : undefined;
  if (to === undefined) return { start, vague };
  const partOfEnd = endHalf ?? endPart ?? part;
  const end = atPart(minutesOf(padded(to)), partOfEnd);
  if (end === undefined) return undefined;
  // 12:30-1:30 is over midday: who means the night says 01:30, or a part of the day.
  const isOverNoon =
    !partOfEnd && /^[1-9]:/.test(to) && start < 18 * 60 && end <= start && end + 720 > start;
  return { start, end: isOverNoon ? end + 720 : end, vague };
}

/** A figure in either language, from 1 to `most`. */
export function upTo(text: string | undefined, most: number): number | undefined {
  const number = numberOf(text ?? '');
  return number >= 1 && number <= most ? number : undefined;
}

/** As a rule says it that counts in months. */
export const yearly: Repeat = { every: 'month', interval: 12 };

/** Each week on all days from one to the other. */
export function weekdaysFrom(first: number, last: number): Repeat | undefined {
  const weekdays = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => day >= first && day <= last);
  return weekdays.length > 1 ? { every: 'week', interval: 1, weekdays } : undefined;
}
