import { addDays, isDay, mondayOf, weekdayOf } from '@board/time';
import type { Found } from './parse-quick-add.ts';

type Groups = Record<string, string | undefined>;

interface Reader {
  pattern: RegExp;
  read: (groups: Groups, today: string) => string | undefined;
}

const relative: Readonly<Record<string, number>> = {
  今天: 0,
  今日: 0,
  今晚: 0,
  明天: 1,
  明日: 1,
  明早: 1,
  明晚: 1,
  后天: 2,
  大后天: 3,
  today: 0,
  tonight: 0,
  tomorrow: 1,
  tmr: 1,
};

const chineseDays = '一二三四五六日';
const englishDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const englishMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const digits = '零一二三四五六七八九十';

const weekdayName =
  'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const monthName =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** English words that lead to a date and mean nothing without it. */
const lead = '(?:\\b(?:on|by|due)\\s+)?';

/** In the order in which they are tried: the longer way of saying a thing comes first. */
const readers: readonly Reader[] = [
  {
    pattern: new RegExp(
      `${lead}(?<!\\d)(?<year>20\\d\\d)-(?<month>\\d{1,2})-(?<date>\\d{1,2})(?!\\d)`,
      'i',
    ),
    read: ({ year, month, date }) => realDay(Number(year), Number(month), Number(date)),
  },
  {
    pattern:
      /(?<!\d)(?:(?<year>20\d\d)年)?(?<month>1[0-2]|0?[1-9])月(?<date>3[01]|[12]\d|0?[1-9])[日号]?/,
    read: ({ year, month, date }, today) =>
      year
        ? realDay(Number(year), Number(month), Number(date))
        : comingDay(today, Number(month), Number(date)),
  },
  {
    pattern: new RegExp(
      `${lead}\\b(?:(?<date>[12]\\d|3[01]|[1-9])(?:st|nd|rd|th)?\\s+(?<month>${monthName})|(?<monthFirst>${monthName})\\s+(?<dateLast>[12]\\d|3[01]|[1-9])(?:st|nd|rd|th)?)\\b`,
      'i',
    ),
    read: ({ date, month, monthFirst, dateLast }, today) =>
      comingDay(
        today,
        englishMonths.indexOf((month ?? monthFirst ?? '').slice(0, 3).toLowerCase()) + 1,
        Number(date ?? dateLast),
      ),
  },
  {
    pattern: /(?<count>\d{1,3}|[一二两三四五六七八九十])天[后後]/,
    read: ({ count = '' }, today) =>
      addDays(
        today,
        /\d/.test(count) ? Number(count) : digits.indexOf(count === '两' ? '二' : count),
      ),
  },
  {
    pattern: /\bin\s+(?<count>\d{1,3})\s+days?\b/i,
    read: ({ count }, today) => addDays(today, Number(count)),
  },
  {
    pattern: /大后天|今天|今日|今晚|明天|明日|明早|明晚|后天/,
    read: ({ word = '' }, today) => addDays(today, relative[word] ?? 0),
  },
  {
    pattern: new RegExp(`${lead}\\b(?:today|tonight|tomorrow|tmr)\\b`, 'i'),
    read: ({ word = '' }, today) => addDays(today, relative[lastWord(word)] ?? 0),
  },
  {
    pattern:
      /(?<![一二三四五六七八九十每两几\d])(?<next>下*)(?<these>[这本])?(?:个)?(?:周|星期|礼拜)(?<day>[一二三四五六日天])/,
    read: ({ next = '', these, day = '' }, today) => {
      const weekday = chineseDays.indexOf(day === '天' ? '日' : day) + 1;
      const isNamed = next !== '' || these !== undefined;
      return isNamed
        ? addDays(mondayOf(today), next.length * 7 + weekday - 1)
        : comingWeekday(today, weekday);
    },
  },
  {
    pattern: new RegExp(`${lead}\\b(?:(?<next>next)\\s+|this\\s+)?(?<day>${weekdayName})\\b`, 'i'),
    read: ({ next, day = '' }, today) => {
      const weekday = englishDays.indexOf(day.slice(0, 3).toLowerCase()) + 1;
      return next ? addDays(mondayOf(today), 6 + weekday) : comingWeekday(today, weekday);
    },
  },
];

/** The first way of naming a day that fits. */
export function readDate(line: string, today: string): Found<string> | undefined {
  for (const { pattern, read } of readers) {
    const match = pattern.exec(line);
    if (!match) continue;
    const value = read({ ...match.groups, word: match[0] }, today);
    if (value) return { value, index: match.index, length: lengthTaken(match[0]) };
  }
  return undefined;
}

/** '今晚8点': the evening is the time's, only the day is taken. */
const lengthTaken = (word: string): number => (/[早晚]$/.test(word) ? 1 : word.length);

const lastWord = (words: string): string => words.toLowerCase().split(/\s+/).at(-1) ?? '';

function realDay(year: number, month: number, date: number): string | undefined {
  const digits = (value: number) => String(value).padStart(2, '0');
  const day = `${year}-${digits(month)}-${digits(date)}`;
  return isDay(day) ? day : undefined;
}

/** This year's, or next year's once it has passed. */
function comingDay(today: string, month: number, date: number): string | undefined {
  const year = Number(today.slice(0, 4));
  const day = realDay(year, month, date);
  return day !== undefined && day < today ? realDay(year + 1, month, date) : day;
}

function comingWeekday(today: string, weekday: number): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}
