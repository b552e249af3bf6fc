import { toMinor } from '@board/contracts/constants/money';
import { isDay } from '@board/time';

/** A signed amount in minor units: '¥1,234.50', '-12', '(8.00)', '12,50', full-width figures. */
export function readMoney(cell: string): number | undefined {
  const text = cell
    .normalize('NFKC')
    .replace(/\u2212/g, '-')
    .replace(/^'|[\s¥$€元]|CNY|RMB/gi, '');
  const negative = /^-|^\(.*\)$/.test(text);
  const figures = text.replace(/^[+-]|[()]/g, '');
  const value = /^\d+,\d{1,2}$/.test(figures)
    ? figures.replace(',', '.')
    : figures.replace(/,(?=\d{3})/g, '');
  if (!/^\d+(\.\d+)?$/.test(value)) return undefined;
  const minor = toMinor(Number(value));
  return minor === undefined ? undefined : negative ? -minor : minor;
}

export interface ReadDate {
  day: string;
  time: string | null;
}

/** Year first, with any separator; a time may follow in the same cell. */
export function readDate(cell: string): ReadDate | undefined {
  const text = cell.normalize('NFKC').trim();
  const found =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(.*)$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(?!\d)(.*)$/.exec(text);
  if (!found) return undefined;
  const [, year = '', month = '', date = '', rest = ''] = found;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? { day, time: readTime(rest) } : undefined;
}

export function readTime(cell: string): string | null {
  const found = /^T?(\d{1,2}):(\d{2})(?!\d)/.exec(cell.normalize('NFKC').trim());
  const [, hours = '', minutes = ''] = found ?? [];
  return found && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, '0')}:${minutes}`
    : null;
}
