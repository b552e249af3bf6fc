import type { Piece } from '../piece.ts';
import { comingDate } from './dates.ts';

/** What is a day of the calendar each year, and is nothing to be done before it is a term: 元旦前. */
const holidays: readonly (readonly [words: string, month: number, date: number])[] = [
  ["跨年夜|new year(?:['’]?s)? eve", 12, 31],
  ["元旦节?|new year(?:['’]?s)?(?: day)?", 1, 1],
  ["情人节|valentine(?:['’]?s)?(?: day)?", 2, 14],
  ['五一(?:劳动节)?|劳动节', 5, 1],
  ['六一(?:儿童节)?|儿童节', 6, 1],
  ['教师节', 9, 10],
  ['国庆节?', 10, 1],
  ['万圣夜|halloween', 10, 31],
  ['双(?:十一|11)', 11, 11],
  ['双(?:十二|12)', 12, 12],
  ['平安夜|christmas eve', 12, 24],
  ['圣诞节?|christmas(?: day)?', 12, 25],
];
const wordsOf = (isIn: (word: string) => boolean): string =>
  holidays.flatMap(([words]) => words.split('|').filter(isIn)).join('|');
const isEnglish = (word: string) => /^[a-z]/.test(word);

export const holidayDays: readonly Piece[] = [
  {
    kind: 'day',
    pattern: new RegExp(
      `(?<zh>${wordsOf((word) => !isEnglish(word))})(?:[当那]天|之前|以前|前(?![夕后]))|\\b(?:(?<term>by|before(?<!\\b(?:night(?:mare)?|days?|weeks?) before)|until|due)|on)\\s+(?<en>${wordsOf(isEnglish)})(?![\\w'’-]|\\s+(?!at\\b|in\\b)[a-z])`,
      'i',
    ),
    sure: ({ zh, term }) => zh !== undefined || term !== undefined,
    read({ zh, en = zh ?? '' }, { today }) {
      const isSaid = ([words]: (typeof holidays)[number]) =>
        new RegExp(`^(?:${words})$`, 'i').test(en);
      const [, month = 0, date = 0] = holidays.find(isSaid) ?? [];
      return comingDate(today, month, date);
    },
  },
];
