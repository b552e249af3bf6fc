import { calendarDays } from '@board/contracts/constants/limits';
import { dayMinutes, dayNumber, dayOfNumber, isDay, timeOf } from '@board/time';

export interface ReadDate {
  day: string;
  time: string | null;
}

/** Of days that are written in figures, with the year last or in two of them. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const yearFirst = [
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?!\d)(.*)$/,
  /^(\d{4})(\d{2})(\d{2})(?!\d)(.*)$/,
];
const dayFirst =
  /^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)?[ \-./]([a-z]{3,9})[ ,\-./]+(\d{2,4})(.*)$/i;
const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(.*)$/i;
const figures = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)(.*)$/;
/** What a table of Excel holds behind its dates: days since the last day but one of 1899. */
const serial = /^([34]\d{4})(\.\d+)?$/;
const serialStart = dayNumber('1899-12-30');

/** A day in one of the ways banks write it; a time may follow in the same cell. */
export function readDate(cell: string, order: DateOrder = 'dmy'): ReadDate | undefined {
  const text = plain(cell);
  for (const pattern of yearFirst) {
    const [, year, month, date, rest] = pattern.exec(text) ?? [];
    if (year) return dayOf(year, month, date, rest);
  }
  const counted = serial.exec(text);
  if (counted) return ofSerial(Number(counted[1]), Number(counted[2] ?? 0));
  const [, date, name, year, rest] = dayFirst.exec(text) ?? swapped(monthFirst.exec(text)) ?? [];
  if (name) return dayOf(year, monthOf(name), date, rest);
  const [, a, , b, last, after] = figures.exec(text) ?? [];
  if (order === 'ymd') return last?.length === 2 ? dayOf(a, b, last, after) : undefined;
  return order === 'dmy' ? dayOf(last, b, a, after) : dayOf(last, a, b, after);
}

/** An export may put an apostrophe before a day, and a time on a line of its own. */
const plain = (cell: string) =>
  cell.normalize('NFKC').replace(/^'/, '').replace(/\s+/g, ' ').trim();

const swapped = (found: RegExpExecArray | null) =>
  found && [found[0], found[2], found[1], found[3], found[4]];

const monthOf = (name: string): string =>
  String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function dayOf(year = '', month = '', date = '', rest = ''): ReadDate | undefined {
  const whole = year.length === 2 ? `20${year}` : year;
  const day = `${whole}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // What programs write for no day at all lies before or after these.
  const isOne = isDay(day) && day >= calendarDays.first && day <= calendarDays.last;
  return isOne ? { day, time: readTime(rest) } : undefined;
}

function ofSerial(days: number, part: number): ReadDate {
  const time = part ? readTime(timeOf(Math.round(part * dayMinutes))) : null;
  return { day: dayOfNumber(serialStart + days), time };
}

/** 24 hours, or twelve with their half of the day before or behind them; banks also write six figures. */
export function readTime(cell: string): string | null {
  const text = plain(cell)
    .replace(/(上午|am) ?(?=\d)/i, 'a ')
    .replace(/(下午|晚上|pm) ?(?=\d)/i, 'p ');
  const found =
    /(?:^|[T ]|\b([ap]) )(\d{1,2}):(\d{2})(?!\d)(?::\d{2}(?:\.\d+)?)? ?([ap])?/i.exec(text) ??
    /^()(\d{2})(\d{2})\d{2}$/.exec(text);
  const [, before, written = '', minutes = '', behind] = found ?? [];
  const half = before || behind;
  const hours = half ? (Number(written) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : +written;
  return found && hours < 24 && Number(minutes) < 60
    ? `${String(hours).padStart(2, '0')}:${minutes}`
    : null;
}

/**
 * Which order a whole column is written in: the one in which more of its days exist; else the one
 * in which they lie closer together, since a statement is of a month and not of a year.
 */
export function dateOrder(cells: readonly string[]): DateOrder | undefined {
  const written = [...new Set(cells.filter((cell) => figures.test(plain(cell))))];
  if (written.length === 0) return undefined;
  const inOrders = dateOrders.map((order) => {
    const days = written.flatMap((cell) => readDate(cell, order)?.day ?? []).map(dayNumber);
    const [first = 0, last = 0] = [days.reduce(lesser, days[0] ?? 0), days.reduce(greater, 0)];
    return { order, read: days.length, span: last - first };
  });
  // Dots stand behind days.
  const tells = written[0]?.includes('.') ? 0 : 1;
  const [best] = inOrders.toSorted((a, b) => b.read - a.read || tells * (a.span - b.span));
  return best?.order;
}

const lesser = (a: number, b: number) => Math.min(a, b);
const greater = (a: number, b: number) => Math.max(a, b);
