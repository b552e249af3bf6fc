import type { Day } from '../day.ts';
import { addDays, daysBetween, weekdayOf } from '../days.ts';
import { sameDayIn } from '../months.ts';
import type { DayValue, RhythmValue } from './piece.ts';
import { weekdaysFrom } from './pieces/both.ts';
import { dayIfReal } from './pieces/dates.ts';
import { monthName, weekdayName } from './pieces/en-days.ts';
import type { Reading } from './scan.ts';

/** What goes on for longer is a term, and no task of each of its days. */
const mostDays = 31;
const between = /^\s*(?:-|–|—{1,2}|~|到|至|\b(?:to|through|thru)\b|)\s*$/i;
const untilInside = /^(?:until|till?)\b/i;
const opens = /(?:\bfrom\s+|从)$/i;
const closes = /^(?:期间|之间)?(?:\s*每天|,?\s+(?:every\s?day|each day|daily)\b)?/i;
/** '12-16 Dec' and 12月3-5日 name the month of both once. */
const dateBefore = new RegExp(
  `(?<![\\w.:/第月-]|\\b(?:${monthName})\\s+)(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:-|–|~|\\bto\\b)\\s*$`,
  'i',
);
const dateBehind = new RegExp(
  `^\\s*(?:-|–|—{1,2}|~|到|至|(?<and>[、和])|\\bto\\b)\\s*(?<date>\\d{1,2})(?:st|nd|rd|th|[日号](?![楼院馆线机])|(?![\\u4e00-\\u9fff]))(?![\\w./:-]|\\s*(?:[ap]m|${monthName}|people|students|guests)\\b)`,
  'i',
);
const namesMonth = /\d.*[月日号a-z]|[月a-z].*\d/i;
/** What is moved from one day to another is not on all those between, and hours of opening do not end. */
const moving =
  /\b(?:mov(?:e|ing)|chang|swap|swop|shift|switch|push|postpon|reschedul|flight|trains?\b|open|shut|closed)|[改调挪换移]|营业/i;
const weekday = new RegExp(`^(?:(?:周|星期|礼拜)[一二三四五六日天]|${weekdayName})$`, 'i');
/** A lesson of Monday to Thursday may be one of each week; who goes away, or has an exam, does so once. */
const away =
  /去|回|出差|请假|休假|旅[游行]|玩|集训|军训|实习|参赛|住|考试|论坛|展[会览]|大会|运动会|\b(?:conference|exams?|camp|festival|fair|hackathon)\b/i;

/** Two days with no more than a dash between them are all from one to the other: a task of each, and of no other day. */
export function withSpans(line: string, readings: readonly Reading[], today: Day): Reading[] {
  if (moving.test(line)) return [...readings];
  const found: Reading[] = [];
  const isTimed = readings.some(({ kind }) => kind === 'time');
  for (const reading of readings) {
    const last = found.at(-1);
    const joined = last && spanOf(line, last, reading, isTimed, today);
    if (joined) found.pop();
    found.push(joined ?? inOneMonth(line, reading, today) ?? reading);
  }
  const made = found.filter((each) => each.isSpan && !readings.includes(each));
  const isBeside = ({ from, to, kind }: Reading) =>
    kind !== 'day' && kind !== 'repeat' && made.every((span) => to <= span.from || from >= span.to);
  return found.filter((each) => made.length === 0 || made.includes(each) || isBeside(each));
}

function spanOf(
  line: string,
  one: Reading,
  other: Reading,
  isTimed: boolean,
  today: Day,
): Reading | undefined {
  const gap = line.slice(one.to, other.from);
  if (one.kind !== 'day' || other.kind !== 'day' || !between.test(gap)) return undefined;
  const words = [one, other].map(({ from, to }) => line.slice(from, to));
  if (gap.trim() === '' && !untilInside.test(words[1] ?? '')) return undefined;
  const [first, last] = [dayOf(one), dayOf(other)];
  const isInWeek = words.every((each) => weekday.test(each));
  const end = weekday.test(words[1] ?? '') && last < first ? addDays(last, 7) : last;
  if (isInWeek && isOfEachWeek(first, end) && !away.test(line))
    return isTimed && line[other.to] !== '的'
      ? eachWeek(one, other, weekdayOf(first), weekdayOf(end))
      : undefined;
  const hasBegun = end < first && daysBetween(sameDayIn(first, -12), end) < mostDays;
  const all = { ...one, endOnly: one.endOnly && !isTimed, to: other.to };
  return span(line, all, hasBegun ? today : first, end);
}

/** With an hour they are a timetable's. */
function eachWeek(one: Reading, { to }: Reading, first: number, last: number): Reading | undefined {
  const value = weekdaysFrom(first, last);
  return value && { ...one, kind: 'repeat', value, to, part: undefined, sure: true, isSpan: true };
}

/** From Monday on, or of the days of work among themselves, they may be those of each week. */
const isOfEachWeek = (first: Day, end: Day): boolean =>
  weekdayOf(first) === 1 || (weekdayOf(end) < 6 && weekdayOf(first) < weekdayOf(end));

function inOneMonth(line: string, reading: Reading, today: Day): Reading | undefined {
  const words = line.slice(reading.from, reading.to);
  if (reading.kind !== 'day' || !namesMonth.test(words)) return undefined;
  const day = dayOf(reading);
  const [year = 0, month = 0] = day.split('-').map(Number);
  const before = /^\d/.test(words) ? dateBefore.exec(line.slice(0, reading.from)) : null;
  const behind = before ? null : dateBehind.exec(line.slice(reading.to));
  const other = dayIfReal(year, month, Number(before?.[1] ?? behind?.groups?.date))?.day ?? day;
  // 12月20、25号 are two days, and not all between.
  if (behind?.groups?.and && other !== addDays(day, 1)) return undefined;
  const all = before
    ? { ...reading, from: before.index }
    : { ...reading, to: reading.to + (behind?.[0].length ?? 0) };
  const [first, last] = before ? [other, day] : [day, other];
  // What has begun is not of next year, nor of next month.
  const ago = new RegExp(`月|${monthName}`, 'i').test(words) ? -12 : -1;
  const [begun, end] = [sameDayIn(first, ago), sameDayIn(last, ago)];
  if (day !== other && end >= today) return span(line, all, begun > today ? begun : today, end);
  return span(line, all, first > today ? first : today, last);
}

/** None that is over before it begins, and none that never ends. */
function span(line: string, { from, to, ...reading }: Reading, first: Day, until: Day) {
  const days = daysBetween(first, until);
  if (days < 1 || days >= mostDays || line[to] === '的') return undefined;
  const value: RhythmValue = { every: 'day', interval: 1, until, first };
  const start = from - (opens.exec(line.slice(0, from))?.[0].length ?? 0);
  const end = to + (closes.exec(line.slice(to))?.[0].length ?? 0);
  return { ...reading, kind: 'repeat' as const, value, from: start, to: end, isSpan: true };
}

const dayOf = ({ value }: Reading): Day => (value as DayValue).day;
