import { weekdayOf } from '../days.ts';
import { everywhere, matchesOf } from './expressions.ts';
import type { AnyValue, DayValue, Groups, Piece } from './piece.ts';
import { both } from './pieces/both.ts';
import { enDays, weekdayAt, weekdayName } from './pieces/en-days.ts';
import { enRepeats } from './pieces/en-repeats.ts';
import { enTimes } from './pieces/en-times.ts';
import { holidayDays } from './pieces/holidays.ts';
import { lengthOfPart, lengthOfWhole, type Part, partIn } from './pieces/hours.ts';
import { lunarDays } from './pieces/lunar.ts';
import { plans } from './pieces/plans.ts';
import { zhDays, zhHalves, zhWeekdayAt } from './pieces/zh-days.ts';
import { zhRepeats } from './pieces/zh-repeats.ts';
import { zhTimes } from './pieces/zh-times.ts';
import type { Kind, Options, Place } from './said.ts';

export interface Reading {
  kind: Kind;
  value: AnyValue;
  from: number;
  to: number;
  /** Which hours of the day it means, where it says so. */
  part?: Part | undefined;
  sure: boolean;
  endOnly: boolean;
  /** From one day to another: no veto of one of them touches it. */
  isSpan?: boolean;
  /** Its words are of the title as well. */
  stays?: boolean | undefined;
}

const hasParts: readonly Kind[] = ['day', 'repeat'];

/** What is done in one half of the day alone: the 7 of a dinner is in the evening, and the 6 of who gets up is not. */
const halves: readonly (readonly [Part, RegExp, before: number])[] = [
  [
    'night',
    /\b(?:dinner|supper|(?:movie|film|game|date|quiz) night|(?:to|(?<!breakfast )in) bed|sleep (?:at|by))\b|晚[饭餐宴]|睡觉(?!的)|夜宵|宵夜|晚自习/i,
    12,
  ],
  [
    'morning',
    /\b(?:wak(?:e|ing)|get(?:ting)? up|alarm|breakfast|sunrise)\b|早[上晨]|起床|闹钟|早[饭餐读]|晨跑/i,
    12,
  ],
  // At noon as well.
  [
    'night',
    /\b(?:drinks|pub|cinema|gig|concert|karaoke|movies?|party(?! plan))\b|看电影|聚餐|唱[歌K]|喝酒|烧烤|演唱会|吃[饭火]/i,
    10,
  ],
];

/** 明天周五, 12月8日(二), '8 Dec (Tue)'. */
const nameBehind = new RegExp(
  `^\\s*(?:\\((?:(?:周|星期)?(?<zh>[一二三四五六日天])|(?<en>${weekdayName}))\\)|(?:周|星期)(?<bare>[一二三四五六日天]))`,
  'i',
);

/** How many letters behind a day name it once more. */
function lengthOfName({ day }: DayValue, behind: string): number {
  const { 0: words = '', groups } = nameBehind.exec(behind) ?? {};
  const { zh = groups?.bare, en } = groups ?? {};
  const weekday = en ? weekdayAt(en) : zhWeekdayAt(zh ?? '');
  return weekday === weekdayOf(day) ? words.length : 0;
}

/** Stands where nothing may be read. */
const veil = '\uE000';

/** A line may mix both languages, so all pieces read it. */
export const pieces: readonly (Piece & { pattern: RegExp })[] = [
  ...both,
  ...plans,
  ...zhDays,
  ...lunarDays,
  ...zhTimes,
  ...zhRepeats,
  ...enDays,
  ...enTimes,
  ...enRepeats,
  ...holidayDays,
  ...zhHalves,
].map((piece) => ({ ...piece, pattern: everywhere(piece.pattern) }));

/** The letters of Hong Kong and Taiwan that a day or an hour is written with. */
const traditional = '後週點時號兩個鐘禮過從內開農曆陰舊臘雙單準優級終';
const simplified = '后周点时号两个钟礼过从内开农历阴旧腊双单准优级终';

/** Full width to half width, letter for letter, so that places stay. */
export const folded = (line: string): string =>
  line.replace(/[^\x20-\x7e]/g, (letter) => {
    const at = traditional.indexOf(letter);
    const plain = at < 0 ? letter.normalize('NFKC') : (simplified[at] ?? letter);
    return plain.length === 1 ? plain : letter;
  });

/** What is quoted, a title of a work, or behind an @ is somebody else's word. */
export const veiled = (line: string): string =>
  line.replace(
    /《[^》]*》|「[^」]*」|“[^”]*”|"[^"]*"|@\s*(?!\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]m)?(?:[\s,;]|$)|noon\b|midnight\b)\S+/gi,
    (words) => veil.repeat(words.length),
  );

/** Everything that might be said, the longest where two overlap. */
export function scan(
  line: string,
  place: Place,
  { kinds, courses = [], asked = false }: Options,
  /** The same without veils. */
  open: string,
): Reading[] {
  const found: Reading[] = [];
  const isTimeWanted = kinds?.includes('time') ?? true;
  const half = halves.find(([, words]) => words.test(line));
  for (const piece of pieces) {
    if ((kinds && !kinds.includes(piece.kind)) || (piece.asked ?? asked) !== asked) continue;
    if (piece.givesWay && found.some(({ kind }) => kind === 'day')) continue;
    for (const match of matchesOf(piece.pattern, line)) {
      const groups: Groups = match.groups ?? {};
      const value = piece.read(groups, place);
      if (value === undefined || match[0].trim() === '') continue;
      const skipped = match[0].length - match[0].trimStart().length;
      const start = match.index + skipped;
      const to = match.index + match[0].trimEnd().length;
      const named = piece.kind === 'day' ? lengthOfName(value as DayValue, line.slice(to)) : 0;
      const behind =
        named + (hasParts.includes(piece.kind) ? lengthOfPart(line.slice(to + named)) : 0);
      found.push({
        kind: piece.kind,
        value,
        from: piece.kind === 'day' ? start - lengthOfWhole(line.slice(0, start)) : start,
        to: to + behind,
        part:
          isTimeWanted && hasParts.includes(piece.kind)
            ? partIn(line.slice(match.index, to + behind))
            : half && isMorningFigure(value, half[2])
              ? half[0]
              : undefined,
        sure: holds(piece.sure, groups),
        endOnly: behind === 0 && holds(piece.endOnly, groups),
        stays: piece.stays,
        isSpan: piece.isSpan === true,
      });
    }
  }
  if (!kinds || kinds.includes('course')) found.push(...coursesIn(open, courses));
  const hasBegun = found.some(
    (each) =>
      (each.kind === 'time' && !isEnd(each)) ||
      (each.kind === 'day' && !each.part && (each.value as DayValue).day !== place.today),
  );
  const meant = hasBegun ? found.filter((each) => !isEnd(each)) : found;
  return longest(meant, asked);
}

/** 到8点半 ends what begins now, or with a part of the day: nothing of another day, and nothing that says when it begins. */
const isEnd = ({ value }: Reading): boolean =>
  typeof value === 'object' && 'isEnd' in value && value.isEnd === true;

const isMorningFigure = (value: AnyValue, before: number): boolean =>
  typeof value === 'object' &&
  'vague' in value &&
  value.vague !== undefined &&
  value.start >= 5 * 60 &&
  value.start < before * 60;

function holds(rule: boolean | ((groups: Groups) => boolean) | undefined, groups: Groups): boolean {
  return typeof rule === 'function' ? rule(groups) : rule === true;
}

/** '@数据结构': a course by its name, or by a beginning that no other one has. No address has a space before its @. */
function coursesIn(line: string, courses: readonly string[]): Reading[] {
  return [...line.matchAll(/(?<![\w.@+-])@(?=\S)/g)].flatMap(({ index: from }): Reading[] => {
    const said = line.slice(from + 1).toLowerCase();
    const isSaid = (name: string) =>
      said.startsWith(name.toLowerCase()) &&
      !/[a-z0-9]{2}/i.test(`${name.slice(-1)}${said.charAt(name.length)}`);
    const [word = ''] = said.split(/\s/, 1);
    const begun = courses.filter((name) => name.toLowerCase().startsWith(word));
    const [whole] = courses.filter(isSaid).sort((a, b) => b.length - a.length);
    const name = whole ?? (word.length > 1 && begun.length === 1 ? begun[0] : undefined);
    if (name === undefined) return [];
    const to = from + 1 + (whole ?? word).length;
    return [{ kind: 'course', value: name, from, to, sure: true, endOnly: false }];
  });
}

function longest(found: readonly Reading[], isAsked: boolean): Reading[] {
  const kept: Reading[] = [];
  const length = ({ from, to }: Reading) => to - from;
  for (const reading of [...found].sort((a, b) => length(b) - length(a) || a.from - b.from)) {
    const isFree = kept.every(
      (other) =>
        reading.to <= other.from ||
        reading.from >= other.to ||
        // A question may be about a day and about its month.
        (isAsked && (reading.kind === 'month') !== (other.kind === 'month')),
    );
    if (isFree) kept.push(reading);
  }
  return kept.sort((a, b) => a.from - b.from);
}
