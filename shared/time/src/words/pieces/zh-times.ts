import { minutesOf } from '../../clock.ts';
import { addDays } from '../../days.ts';
import { numberOf, zhNumber } from '../numbers.ts';
import type { Groups, Piece, TimeValue } from '../piece.ts';
import type { Place } from '../said.ts';
import { atPart, dash, dayPart, zhBeforeTime, zhEve, zhNextDay, zhUntil } from './hours.ts';

const hour =
  '(?:2[0-4]|1\\d|0?\\d|二十[一二三四]?|十[一二三四五六七八九]?|[零一二两三四五六七八九])';
const rest =
  '(?:半|整(?![理合体顿个治改形])|一刻|三刻|过?[0-5]?\\d分|[0-5]\\d(?![\\d月/])|零?[一二三四五六七八九]分|零[一二三四五六七八九]|[二三四五]?十[一二三四五六七八九]?(?:分|(?![一二三四五六七八九月])))';
/** No figure goes on into the hour, but the name of a day does: 周五六点. */
const apart = '(?<![\\d.:]|(?<!周|星期|礼拜)[一二三四五六七八九十])';
const besideDay = '(?:[天日号晚早午]|[周期][一二三四五六日天])';
const point = (name: string) =>
  `(?<part${name}>${dayPart})?\\s*${apart}(?<hour${name}>${hour})(?:(?:[点點時时]|点钟)(?<clock${name}>钟)?(?<rest${name}>${rest})?|\\s点\\s?(?<rest${name}>${rest})(?!钟)|(?<=${besideDay}\\s?\\d{1,2})\\s点)`;

/** What is said to be at 1430; a year, a sum or a number of words is not. */
const called =
  '(?:[组班例]会|开会|会议(?!室)|上课(?!人)|面试|集合|出发|答辩|体检|见面|值班|到校|值日|彩排)';

export const zhTimes: readonly Piece[] = [
  {
    kind: 'time',
    pattern: new RegExp(
      `(?:${zhUntil})?${zhEve}${point('')}(?:\\s*${dash}\\s*${zhNextDay}${point('To').replace(apart, '')})?${zhBeforeTime}`,
    ),
    sure: ({ part, rest: minutes, clock, before, hourTo, until }) =>
      [part, minutes, clock, before, hourTo, until].some((each) => each !== undefined),
    read: (groups) => {
      const { next, part = next && groups.eve, partTo = next ? undefined : part } = groups;
      const start = minutesAt(part, groups.hour, groups.rest);
      if (start && groups.until) return { ...start, isEnd: true };
      if (groups.hourTo === undefined || start === undefined) return start;
      const end = minutesAt(partTo, groups.hourTo, groups.restTo);
      if (next && end && end.start >= start.start) return undefined;
      return end && { ...start, end: end.start };
    },
  },
  {
    kind: 'time',
    // 晚上8-10点: the part of the day and the word stand for both.
    pattern: new RegExp(
      `(?<part>${dayPart})?\\s*${apart}(?<from>${hour})\\s*${dash}\\s*(?<to>${hour})[点點](?<rest>半)?`,
    ),
    sure: ({ part }) => part !== undefined,
    read: ({ part, from, to, rest }) => {
      const start = minutesAt(part, from);
      const end = minutesAt(part, to, rest);
      return start && end && { ...start, end: end.start };
    },
  },
  {
    kind: 'time',
    // 早八: as students call the first class, and what is on at that hour.
    pattern:
      /(?<=[天日一二三四五六今明]\s?)(?<part>[早晚])(?<hour>[六七八九十])(?![\d点時时人课吗是的月号十]|有(?!课))(?:之前|以前|前(?!端|台|后))?(?=\s*\S)/,
    read: ({ part, hour }) => minutesAt(part, hour),
  },
  {
    kind: 'time',
    pattern: new RegExp(
      `(?<=^|[\\s，,天]|[周期][一二三四五六日]|[日号早晚午])(?<hour>[01]\\d|2[0-3])(?<rest>[0-5][05])\\s?(?=${called})`,
    ),
    sure: true,
    read: ({ hour, rest }) => ({ start: Number(hour) * 60 + Number(rest) }),
  },
  {
    kind: 'time',
    pattern: /正午/,
    read: () => ({ start: 12 * 60 }),
  },
  {
    kind: 'time',
    pattern: new RegExp(
      `(?:再?过)?(?<count>${zhNumber}|半)个?(?<half>半)?(?<unit>小时|钟头|分钟)(?:之后|以后|后(?!端|台|悔|续))`,
    ),
    sure: true,
    read: readWait,
  },
];

function minutesAt(part: string | undefined, hours = '', rest = ''): TimeValue | undefined {
  const said = numberOf(hours);
  const start = atPart(said * 60 + minutesIn(rest), part);
  if (start === undefined || Number.isNaN(start)) return undefined;
  return { start, vague: part === undefined ? 5 : undefined };
}

function minutesIn(rest: string): number {
  if (rest === '半') return 30;
  if (rest === '一刻') return 15;
  if (rest === '三刻') return 45;
  if (rest === '' || rest === '整') return 0;
  return numberOf(rest.replace(/[过分]/g, ''));
}

function readWait(
  { count = '', half, unit }: Groups,
  { today, now }: Place,
): TimeValue | undefined {
  const number = count === '半' ? 0.5 : numberOf(count) + (half ? 0.5 : 0);
  const minutes = minutesOf(now) + Math.round(number * (unit === '分钟' ? 1 : 60));
  if (Number.isNaN(minutes)) return undefined;
  return { start: minutes % 1440, day: addDays(today, Math.floor(minutes / 1440)) };
}
