import { recurrenceLimit } from '@board/contracts/constants/limits';
import { dayNumber, isDay } from '@board/time';

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** A part of RFC 5545 that a person can say in a sentence. Days are numbers since 1970-01-01. */
export interface Rule {
  freq: (typeof frequencies)[number];
  interval: number;
  count: number | undefined;
  /** The last day that it may fall on. */
  until: number | undefined;
  /** Without a place every such weekday; place -1 is the last of the month. */
  weekdays: readonly { place: number | undefined; weekday: number }[];
  /** -1 is the last of the month. */
  monthDay: number | undefined;
  /** A month that has no such day has it on its last one, rather than not at all (RFC 7529). */
  skip?: 'backward';
  /** The weekday that its weeks begin with; 1 is Monday. */
  weekStart: number;
}

/** Monday first. */
export const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const known = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'WKST']);

/**
 * Undefined for what is no rule, or none of this kind. An end with a time of day is for `readUntil`,
 * which knows the zone; not a number stands for one that cannot be read.
 */
export function readRule(
  text: string,
  readUntil: (until: string) => number = dayOfUntil,
): Rule | undefined {
  const pairs = text.split(';').map((part) => part.split('='));
  const parts = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  const freq = frequencies.find((each) => each === parts.get('FREQ'));
  const given = <Value>(name: string, read: (value: string) => Value) => {
    const value = parts.get(name);
    return value === undefined ? undefined : read(value);
  };
  if (!freq || parts.size < pairs.length) return undefined;
  if (![...parts.keys()].every((name) => known.has(name))) return undefined;
  const rule: Rule = {
    freq,
    interval: given('INTERVAL', (value) => whole(value, recurrenceLimit.interval)) ?? 1,
    count: given('COUNT', (value) => whole(value, recurrenceLimit.count)),
    until: given('UNTIL', readUntil),
    weekdays: given('BYDAY', (value) => value.split(',').map(readWeekday)) ?? [],
    monthDay: given('BYMONTHDAY', (value) => (value === '-1' ? -1 : whole(value, 31))),
    weekStart: weekdayNames.indexOf(parts.get('WKST') ?? 'MO') + 1,
  };
  return isSound(rule) ? rule : undefined;
}

function isSound(rule: Rule): boolean {
  const { freq, interval, count, until, weekdays, monthDay, weekStart } = rule;
  if ([interval, count, until, monthDay].some(Number.isNaN) || weekStart === 0) return false;
  if (weekdays.some(({ weekday }) => weekday === 0)) return false;
  if (count !== undefined && until !== undefined) return false;
  const isMonthly = freq === 'MONTHLY';
  if (monthDay !== undefined && (!isMonthly || weekdays.length > 0)) return false;
  return weekdays.every(({ place }) => isMonthly === (place !== undefined));
}

/** Not a number for what is none, and for one below 1 or beyond the most. */
function whole(text: string, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= 1 && value <= most ? value : Number.NaN;
}

function readWeekday(text: string): Rule['weekdays'][number] {
  const [, place, name = ''] = /^(-1|[1-4])?([A-Z]{2})$/.exec(text) ?? [];
  return {
    place: place === undefined ? undefined : Number(place),
    weekday: weekdayNames.indexOf(name) + 1,
  };
}

/** Not a number for what the calendar does not have. */
export function dayOfUntil(until: string): number {
  const day = until.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) ? dayNumber(day) : Number.NaN;
}
