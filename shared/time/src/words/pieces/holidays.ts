import type { Piece } from '../piece.ts';
import { comingDate } from './dates.ts';

/** What is a day of the calendar each year, and is nothing to be done before it is a term: 元旦前. */
const holidays: readonly (readonly [words: string, month: number, date: number])[] = [
  ["跨年夜|new year(?:['’]?s)? eve", 12, 31],
  ["元旦节?|new year(?:['’]?s)?(?: day)?", 1, 1],
  ["情人节|valentine(?:['’]?s)?(?: day)?", 2, 14],
  ['妇女节|三八节', 3, 8],
  ["st\\.? patrick['’]?s day", 3, 17],
  ["愚人节|april fools['’]?(?: day)?", 4, 1],
  ['五一(?:劳动节)?|劳动节', 5, 1],
  ['五四青年节|青年节', 5, 4],
  ['六一(?:儿童节)?|儿童节', 6, 1],
  ['教师节', 9, 10],
  ['国庆节?', 10, 1],
  ['万圣夜|halloween', 10, 31],
  ['双(?:十一|11)', 11, 11],
  ['双(?:十二|12)', 12, 12],
  ['平安夜|christmas eve', 12, 24],
  ['圣诞节?|christmas(?: day)?', 12, 25],
  ['boxing day', 12, 26],
];
const wordsOf = (isIn: (word: string) => boolean): string =>
  holidays.flatMap(([words]) => words.split('|').filter(isIn)).join('|');
/** What one does on such a day; a notice of it, or a ticket for it, is of another. */
const zhDoing =
  '(?=(?:放假|回家|回老家|出去|出发|返校|加班|值班|去(?!哪|年))(?![^，,。]*(?:票|的|通知|安排|攻略|计划|方案|须知|指南|作文|总结)))';
const enDoing = '(?=\\s+(?:breakfast|brunch|lunch|dinner)(?:\\s*$|\\s+(?:at|with)\\b))';
const isEnglish = (word: string) => /^[a-z]/.test(word);

const zhWords = wordsOf((word) => !isEnglish(word));
const enWords = wordsOf(isEnglish);

export const holidayDays: readonly Piece[] = [
  {
    kind: 'day',
    pattern: new RegExp(
      `(?<zh>${zhWords})(?:[当那]天|之前|以前|前(?![夕后]))|(?<=^\\s*)(?:(?<zhBare>${zhWords})${zhDoing}|(?<enBare>${enWords})${enDoing})|\\b(?:(?<term>by|before(?<!\\b(?:night(?:mare)?|days?|weeks?) before)|until|due)|on)\\s+(?<en>${enWords})(?![\\w'’-]|\\s+(?!at\\b|in\\b)[a-z])`,
      'i',
    ),
    sure: ({ en, term }) => en === undefined || term !== undefined,
    read({ zh, zhBare, enBare, en = zh ?? zhBare ?? enBare ?? '' }, { today }) {
      const isSaid = ([words]: (typeof holidays)[number]) =>
        new RegExp(`^(?:${words})$`, 'i').test(en);
      const [, month = 0, date = 0] = holidays.find(isSaid) ?? [];
      return comingDate(today, month, date);
    },
  },
];
