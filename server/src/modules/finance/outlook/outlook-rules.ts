import {
  addDays,
  addMonths,
  daysBetween,
  daysFrom,
  daysLeft,
  firstDay,
  lastDay,
  monthOf,
  sameDayIn,
  weekdayOf,
} from '@board/time';
import { patternOf, type SeenDay } from './campus-rules.ts';

/** What went out on a day in minor units: what came by itself, and the rest, which one may leave. */
export interface DaySum {
  fixed: number;
  free: number;
}
/** Of coming days what is known already, which is what comes by itself. */
export type Days = ReadonlyMap<string, DaySum>;

/** As far back as a weekday is believed. */
export const patternDays = 56;
/** Two of each weekday. */
const fewestDays = 14;
/** How many months the forecast is held against. */
export const checkedMonths = 6;
/** A laptop is not bought every eight weeks: no day counts for more than so many usual ones. */
const usualTimes = 10;
/** Of what varies, this many deviations hold eight of ten. */
const eightOfTen = 1.28;

const nothing: DaySum = { fixed: 0, free: 0 };
const on = (days: Days, day: string): DaySum => days.get(day) ?? nothing;

/** What went out in these days, both included. */
export const spentIn = (days: Days, from: string, to: string, part: keyof DaySum): number =>
  daysFrom(from, to).reduce((sum, day) => sum + on(days, day)[part], 0);

export interface Spendable {
  /** Of each day that is left, today included. */
  perDay: number;
  /** Less than 0 once more of it is gone. */
  today: number;
}

/** A month's budget over its days, after what is gone before today and what will go by itself. */
export function spendable(budget: number, days: Days, today: string): Spendable {
  const month = monthOf(today);
  const [first, last] = [firstDay(month), lastDay(month)];
  const fixed = spentIn(days, first, last, 'fixed');
  const before = spentIn(days, first, addDays(today, -1), 'free');
  const perDay = Math.floor(Math.max(0, budget - fixed - before) / daysLeft(month, today));
  return { perDay, today: perDay - on(days, today).free };
}

export interface MonthEnd {
  likely: number;
  low: number;
  high: number;
}

/** Days on which there is a lesson, past and coming. */
export type LessonDays = ReadonlySet<string>;
const noLessons: LessonDays = new Set();

/** The days that the pattern is made of; undefined as long as they are too few. */
export function seenDays(
  days: Days,
  today: string,
  since: string,
  lessons: LessonDays,
): SeenDay[] | undefined {
  const start = addDays(today, -patternDays);
  const past = daysFrom(since > start ? since : start, addDays(today, -1));
  if (past.length < fewestDays) return undefined;
  const usual = usualOf(past.map((day) => on(days, day).free));
  return past.map((day) => ({
    weekday: weekdayOf(day),
    free: usual(on(days, day).free),
    lessons: Number(lessons.has(day)),
  }));
}

/** What the month will have cost; undefined as long as too little is known. */
export function monthEnd(
  days: Days,
  today: string,
  since: string,
  lessons = noLessons,
): MonthEnd | undefined {
  const seen = seenDays(days, today, since, lessons);
  if (!seen) return undefined;
  const { likelyOn, variance } = patternOf(seen);
  const likelyAt = (day: string) => likelyOn(weekdayOf(day), lessons.has(day));

  const month = monthOf(today);
  const [first, last] = [firstDay(month), lastDay(month)];
  const rest = daysFrom(addDays(today, 1), last);
  const sure = spentIn(days, first, last, 'fixed') + spentIn(days, first, today, 'free');
  const open =
    Math.max(0, likelyAt(today) - on(days, today).free) +
    rest.reduce((sum, day) => sum + likelyAt(day), 0);
  // The means are drawn from the same days, and are themselves as uncertain as these are few.
  const ofTheRest = variance * rest.length * (1 + rest.length / seen.length);
  const spread = Math.round(eightOfTen * Math.sqrt(ofTheRest));
  const likely = sure + Math.round(open);
  return { likely, low: Math.max(sure, likely - spread), high: likely + spread };
}

/** A day's sum, but no more than several usual days on which something was spent. */
function usualOf(sums: readonly number[]): (sum: number) => number {
  const spent = sums.filter((sum) => sum > 0).sort((a, b) => a - b);
  const most = usualTimes * (spent[Math.floor(spent.length / 2)] ?? 0);
  return (sum) => Math.min(sum, most);
}

export interface PastError {
  months: number;
  /** Of what the month cost, on average. */
  percent: number;
}

/** How wrong the same forecast was on the same day of earlier months, with what was known by then. */
export function pastError(
  days: Days,
  today: string,
  since: string,
  lessons = noLessons,
): PastError | undefined {
  const errors: number[] = [];
  for (let back = 1; back <= checkedMonths; back += 1) {
    const then = sameDayIn(today, -back);
    if (daysBetween(since, then) < fewestDays) break;
    const month = addMonths(monthOf(today), -back);
    const [first, last] = [firstDay(month), lastDay(month)];
    const cost = spentIn(days, first, last, 'fixed') + spentIn(days, first, last, 'free');
    const forecast = monthEnd(days, then, since, lessons);
    if (forecast && cost > 0) errors.push(Math.abs(forecast.likely - cost) / cost);
  }
  if (errors.length === 0) return undefined;
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return { months: errors.length, percent: Math.round(mean * 100) };
}
