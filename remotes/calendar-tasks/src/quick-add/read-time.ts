import { minutesOf, timeOf } from '@board/time';
import type { Found } from './parse-quick-add.ts';

interface Span {
  start: string;
  end: string;
}

const digits = '零一二三四五六七八九十';
const dash = '(?:-|–|—|~|～|到|至|\\s+to\\s+)';

/** 20:00, 20:00-21:30 */
const clock = /(?<!\d)(?<hour>[01]?\d|2[0-3])[:：](?<minute>[0-5]\d)(?:\s*(?<half>am|pm)\b)?/i;
/** 8pm, 8:30 pm, 8-9pm */
const english = new RegExp(
  `(?:\\bat\\s+)?(?<!\\d)(?<hour>1[0-2]|0?[1-9])(?:[:.](?<minute>[0-5]\\d))?\\s*(?<half>am|pm)?(?:\\s*${dash}\\s*(?<endHour>1[0-2]|0?[1-9])(?:[:.](?<endMinute>[0-5]\\d))?)?\\s*(?<endHalf>am|pm)\\b`,
  'i',
);
/** 晚上8点半, 下午3点, 十点二十 */
const chinesePoint =
  '(?<part>凌晨|清晨|早上|早|上午|中午|下午|傍晚|晚上|晚)?\\s*(?<hour>1\\d|2[0-3]|0?\\d|[一二两三四五六七八九]|十[一二]?)[点點](?:钟|(?<rest>半|[0-5]?\\d分?|一刻|三刻))?';
const chinese = new RegExp(`(?<!\\d)${chinesePoint}`);
const dayPart = '(?:凌晨|清晨|早上|早|上午|中午|下午|傍晚|晚上|晚)?';
const digitalRange = new RegExp(
  `(?:\\bat\\s+|${dayPart})?(?<!\\d)(?<from>(?:[01]?\\d|2[0-3])[:：][0-5]\\d)\\s*${dash}\\s*(?<to>(?:[01]?\\d|2[0-3])[:：][0-5]\\d)(?!\\d)`,
  'i',
);
const digital = new RegExp(`(?:\\bat\\s+)?(?<part>${dayPart})(?:${clock.source})(?!\\d)`, 'i');

/** A start, and an end that is said or an hour later. */
export function readTime(line: string): Found<Span> | undefined {
  return readRange(line) ?? readEnglish(line) ?? readDigital(line) ?? readChinese(line);
}

function readRange(line: string): Found<Span> | undefined {
  const match = digitalRange.exec(line);
  if (!match?.groups) return undefined;
  const start = minutesOf(padded(match.groups.from));
  const end = minutesOf(padded(match.groups.to));
  return end > start ? found(match, start, end) : undefined;
}

function readDigital(line: string): Found<Span> | undefined {
  const match = digital.exec(line);
  if (!match?.groups) return undefined;
  const { hour, minute, half, part } = match.groups;
  return found(match, minutesAt(Number(hour), Number(minute), half ?? part));
}

function readEnglish(line: string): Found<Span> | undefined {
  const match = english.exec(line);
  if (!match?.groups) return undefined;
  const { hour, minute = 0, half, endHour, endMinute = 0, endHalf } = match.groups;
  const isRange = endHour !== undefined;
  if (half && !isRange) return undefined;
  const end = isRange ? minutesAt(Number(endHour), Number(endMinute), endHalf) : undefined;
  const start = minutesAt(Number(hour), Number(minute), half ?? endHalf);
  if (end === undefined) return found(match, start);
  // '11-1pm' begins in the morning.
  const before = half ? start : start < end ? start : start - 12 * 60;
  return before >= 0 && before < end ? found(match, before, end) : undefined;
}

function readChinese(line: string): Found<Span> | undefined {
  const match = chinese.exec(line);
  if (!match?.groups) return undefined;
  const start = chineseMinutes(match.groups);
  const rest = line.slice(match.index + match[0].length);
  const next = new RegExp(`^\\s*${dash}\\s*${chinesePoint}`).exec(rest);
  if (!next?.groups) return found(match, start);
  const { part = match.groups.part, ...point } = next.groups;
  const end = chineseMinutes({ ...point, part });
  return end > start ? found(match, start, end, next[0].length) : found(match, start);
}

function chineseMinutes(groups: Record<string, string | undefined>): number {
  const { hour = '', rest = '', part } = groups;
  const minute =
    rest === '半'
      ? 30
      : rest === '一刻'
        ? 15
        : rest === '三刻'
          ? 45
          : Number.parseInt(rest, 10) || 0;
  return minutesAt(/\d/.test(hour) ? Number(hour) : chineseNumber(hour), minute, part);
}

function chineseNumber(text: string): number {
  if (text === '两') return 2;
  return text.length === 2 ? 10 + digits.indexOf(text[1] ?? '') : digits.indexOf(text);
}

/** `half` is am, pm or a part of the day in Chinese. */
function minutesAt(hour: number, minute: number, half: string | undefined): number {
  const isAfternoon = /^(pm|下午|傍晚|晚上?)$/i.test(half ?? '');
  const isMorning = /^(am|凌晨)$/i.test(half ?? '');
  const isNoon = half === '中午' && hour < 11;
  const shifted =
    (isAfternoon || isNoon) && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour;
  return shifted * 60 + minute;
}

const lastMinute = 23 * 60 + 59;

function found(
  match: RegExpExecArray,
  start: number,
  end = Math.min(start + 60, lastMinute),
  further = 0,
): Found<Span> | undefined {
  if (start >= end) return undefined;
  const span = { start: timeOf(start), end: timeOf(end) };
  return { value: span, index: match.index, length: match[0].length + further };
}

const padded = (time = ''): string => time.replace('：', ':').padStart(5, '0');
