import { TZDate } from '@date-fns/tz';

/** The calendar day of an instant in a zone, 'YYYY-MM-DD'. */
export function dayIn(timeZone: string, instant: number): string {
  const local = new TZDate(instant, timeZone);
  const year = String(local.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(local.getMonth() + 1)}-${twoDigits(local.getDate())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Minutes since midnight of an instant in a zone. */
export function minutesIn(timeZone: string, instant: number): number {
  const local = new TZDate(instant, timeZone);
  return local.getHours() * 60 + local.getMinutes();
}

/** The instant of a wall-clock time in a zone. */
export function instantOf(timeZone: string, day: string, time: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime();
}
