import { timetableLimit } from '@board/contracts/constants/limits';
import type { PeriodTable } from '@board/contracts/schemas/terms';
import { isRecord } from '@board/federation/shape';
import { mondayOf } from '@board/time';
import { isCalendarDay } from '../../../time/calendar-day.ts';

export type Fields = Record<string, unknown>;

/** The day may be written without zeros, and need not be a Monday. */
export function mondayIn(term: Fields | undefined): string | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(term ? textIn(term, 'startDate') : '');
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const monday = isCalendarDay(date) ? mondayOf(date) : '';
  return isCalendarDay(monday) ? monday : null;
}

export function tablesOf(
  rows: readonly unknown[],
  nodes: number | null,
  from: string | null,
): PeriodTable[] {
  const used = rows
    .filter(isRecord)
    .map((row) => ({
      node: numberIn(row, 'node') ?? 0,
      start: clock(row.startTime),
      end: clock(row.endTime),
    }))
    .sort((a, b) => a.node - b.node)
    .slice(0, nodes ?? timetableLimit.periods);
  const periods = used.flatMap(({ start, end }) => (start && end ? [{ start, end }] : []));
  const inOrder = periods.every(
    ({ start, end }, index) => start < end && start >= (periods[index - 1]?.end ?? ''),
  );
  return from && inOrder && periods.length > 0 && periods.length === used.length
    ? [{ from, periods: periods.slice(0, timetableLimit.periods) }]
    : [];
}

export const textIn = (fields: Fields, key: string): string =>
  typeof fields[key] === 'string' ? fields[key].trim() : '';

export function numberIn(fields: Fields, key: string): number | null {
  const value = fields[key];
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

export function clock(value: unknown): string | null {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null;
}
