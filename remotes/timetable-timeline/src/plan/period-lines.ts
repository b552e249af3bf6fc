import { defaultPeriods } from '@board/contracts/constants/periods';

interface Times {
  start: string;
  end: string;
}

const line = /^(\d{1,2})[:：](\d{2})\s*[-–—~～至]\s*(\d{1,2})[:：](\d{2})$/;

/** One period a line, '08:00-08:40'. Null when a line cannot be read. */
export function readPeriodLines(text: string): readonly Times[] | null {
  const lines = text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);
  const periods = lines.map((each) => {
    const [, fromHour, from, toHour, to] = line.exec(each) ?? [];
    return fromHour && toHour
      ? { start: `${fromHour.padStart(2, '0')}:${from}`, end: `${toHour.padStart(2, '0')}:${to}` }
      : null;
  });
  return periods.length > 0 && periods.every((each) => each !== null) ? periods : null;
}

export function writePeriodLines(periods: readonly Times[]): string {
  return periods.map(({ start, end }) => `${start}-${end}`).join('\n');
}

export const defaultPeriodLines = writePeriodLines(defaultPeriods);
