import type { Day } from './day.ts';
import type { Weekday } from './day-numbers.ts';

export interface Repeat {
  every: 'day' | 'week' | 'month';
  interval: number;
  weekdays?: readonly Weekday[];
  /** Of a month; -1 is its last day. */
  date?: number;
  /** Its last day. */
  until?: Day;
}

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;
const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The rule (RFC 5545) of a series whose first day this is. */
export function repeatRule({ every, interval, weekdays, date, until }: Repeat, first: Day): string {
  return [
    `FREQ=${frequencies[every]}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(until ? [`UNTIL=${until.replaceAll('-', '')}`] : []),
    ...(weekdays ? [`BYDAY=${weekdays.map((each) => weekdayNames[each - 1]).join()}`] : []),
    ...(every === 'month' ? [`BYMONTHDAY=${date === -1 ? date : Number(first.slice(8))}`] : []),
  ].join(';');
}
