import type { Day } from '../../day.ts';
import { addDays } from '../../days.ts';
import type { Groups, Piece } from '../piece.ts';
import type { Place } from '../said.ts';
import { comingWeekday, dayIfReal } from './dates.ts';
import { dayPart } from './hours.ts';
import { lunarDay } from './lunar.ts';

/** The day of a year, for who lives in that zone. */
type DayIn = (year: number, zone: string) => Day | undefined;

const on =
  (month: number, date: number): DayIn =>
  (year) =>
    dayIfReal(year, month, date)?.day;
const nth =
  (count: number, weekday: number, month: number): DayIn =>
  (year, zone) => {
    const first = on(month, 1)(year, zone);
    return first && addDays(comingWeekday(first, weekday), (count - 1) * 7);
  };
const lunar =
  (month: number, date: number): DayIn =>
  (year) =>
    lunarDay(year, month, date);
/** A term of the sun, by the rule of thumb that holds until 2099. */
const term =
  (month: number, mean: number): DayIn =>
  (year, zone) => {
    const short = year % 100;
    return on(month, Math.floor(short * 0.2422 + mean) - Math.floor(short / 4))(year, zone);
  };
const canada =
  /^America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|Moncton|St_Johns|Montreal)$/;
const fathersDay: DayIn = (year, zone) =>
  (/^(?:Australia\/|Pacific\/(?:Auckland|Chatham))/.test(zone) ? nth(1, 7, 9) : nth(3, 7, 6))(
    year,
    zone,
  );
const thanksgiving: DayIn = (year, zone) =>
  (canada.test(zone) ? nth(2, 1, 10) : nth(4, 4, 11))(year, zone);

/** What is a day of the calendar each year, and is nothing to be done before it is a term: 元旦前. */
const holidays: readonly (readonly [words: string, dayIn: DayIn])[] = [
  ["跨年夜|new year(?:['’]?s)? eve|nye", on(12, 31)],
  ["元旦节?|new year(?:['’]?s)?(?: day)?", on(1, 1)],
  ['除夕夜?|大年三十|年三十', lunar(1, 0)],
  ['春节|大年初一|正月初一', lunar(1, 1)],
  ['元宵节?|正月十五', lunar(1, 15)],
  ["情人节|valentine(?:['’]?s)?(?: day)?", on(2, 14)],
  ['妇女节|三八节', on(3, 8)],
  ["st\\.? patrick['’]?s day", on(3, 17)],
  ["愚人节|april fools['’]?(?: day)?", on(4, 1)],
  ['清明节?', term(4, 4.81)],
  ['五一(?:劳动节)?|劳动节', on(5, 1)],
  ['五四青年节|青年节', on(5, 4)],
  ['母亲节', nth(2, 7, 5)],
  ['端午节?', lunar(5, 5)],
  ['六一(?:儿童节)?|儿童节', on(6, 1)],
  ["父亲节|father['’]?s day", fathersDay],
  ['七夕节?', lunar(7, 7)],
  ['教师节', on(9, 10)],
  ['中秋节?', lunar(8, 15)],
  ['重阳节?', lunar(9, 9)],
  ['国庆节?', on(10, 1)],
  ['万圣夜|halloween', on(10, 31)],
  ['bonfire night|guy fawkes night', on(11, 5)],
  ['双(?:十一|11)', on(11, 11)],
  ['感恩节|thanksgiving(?: day)?', thanksgiving],
  ['双(?:十二|12)', on(12, 12)],
  ['冬至', term(12, 21.94)],
  ['平安夜|christmas eve|xmas eve', on(12, 24)],
  ['圣诞节?|(?:christmas|xmas)(?: day)?', on(12, 25)],
  ['boxing day', on(12, 26)],
];
const isEnglish = (word: string) => /^[a-z(]/.test(word);
/** Not parted within brackets. */
const alternatives = (words: string): string[] => words.split(/\|(?![^(]*\))/);
const wordsOf = (isIn: (word: string) => boolean): string =>
  holidays.flatMap(([words]) => alternatives(words).filter(isIn)).join('|');
const zhWords = wordsOf((word) => !isEnglish(word));
const enWords = wordsOf(isEnglish);
const known = holidays.map(([words, dayIn]) => [new RegExp(`^(?:${words})$`, 'i'), dayIn] as const);

/** What one does on such a day; a notice of it, or a ticket for it, is of another. */
const zhDoing =
  '(?=(?:放假|回(?:家|老家|校)|出去|出发|返校|加班|值班|扫墓|祭[祖扫]|赏[月灯]|拜年|守岁|团[圆聚]|聚[餐会]|约会|休息|在家|抢购|有(?!关)|旅[游行]|[给看吃包陪和跟]|一起|去(?!哪|年))(?![^，,。]*(?:票|的|通知|安排|攻略|计划|方案|须知|指南|作文|总结|报告|论文)))';
const meal = '(?:breakfast|brunch|lunch|dinner)';
const enDoing = `(?=\\s+${meal}(?:\\s*$|\\s+(?:at|with)\\b))`;
const enTime = '(?:at\\s+)?\\d{1,2}(?:[:.]\\d\\d|\\s?[ap]m\\b)';
/** A party is told by its day, and those of Christmas are before it. */
const enParty = `(?=\\s+(?:party|drinks|walk|hike|swim|ball|parade|bash|night out)(?:\\s*$|\\s+(?:at|with|w\\/|in|${enTime})))(?<!christmas|xmas)`;

/** A day that is named gives way to one that is said. */
const holiday = (piece: Pick<Piece, 'pattern' | 'sure' | 'stays' | 'asked'>): Piece => ({
  ...piece,
  kind: 'day',
  givesWay: true,
  read: ({ name = '' }: Groups, place: Place) => comingHoliday(name, place),
});

function comingHoliday(name: string, { today, zone = '' }: Place): { day: Day } | undefined {
  const dayIn = known.find(([words]) => words.test(name))?.[1];
  const year = Number(today.slice(0, 4));
  for (const each of [year, year + 1]) {
    const day = dayIn?.(each, zone);
    if (day && day >= today) return { day };
  }
  return undefined;
}

export const holidayDays: readonly Piece[] = [
  holiday({
    pattern: new RegExp(`^\\s*(?<name>${zhWords}|${enWords})\\s*$`, 'i'),
    asked: true,
  }),
  holiday({
    pattern: new RegExp(`(?<name>${zhWords})(?:[当那]天|之前|以前|前(?![夕后]))`),
    sure: true,
  }),
  holiday({
    pattern: new RegExp(
      `(?<=^\\s*)(?<name>${zhWords})${zhDoing}|(?<name>${zhWords})的?\\s?(?=(?:${dayPart})?\\s?\\d{1,2}[点:]|(?:${dayPart})[一二两三四五六七八九十]{1,2}点)`,
    ),
    sure: true,
  }),
  holiday({
    pattern: new RegExp(
      `(?<=^\\s*)(?<name>${enWords})${enDoing}|(?:\\b(?:due(?: on| by)?|on|by|before|until)\\s+)?(?<!\\b(?:white|last|the|a)\\s)\\b(?<name>${enWords})(?=,?\\s+${enTime})`,
      'i',
    ),
    sure: true,
  }),
  holiday({
    pattern: new RegExp(`(?<=^\\s*)(?<name>${enWords})${enParty}`, 'i'),
    sure: true,
    stays: true,
  }),
  holiday({
    pattern: new RegExp(
      `\\b(?:(?<term>by|before(?<!\\b(?:night(?:mare)?|days?|weeks?) before)|until|due)|on)\\s+(?<name>${enWords})(?![\\w'’-]|\\s+(?!at\\b|in\\b)[a-z])`,
      'i',
    ),
    sure: ({ term: isTerm }) => isTerm !== undefined,
  }),
];
