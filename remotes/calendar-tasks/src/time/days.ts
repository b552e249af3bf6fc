const dayMs = 86_400_000;

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Days are 'YYYY-MM-DD' and belong to no zone; arithmetic happens in UTC. */
export function addDays(day: string, count: number): string {
  return new Date(noon(day) + count * dayMs).toISOString().slice(0, 10);
}

/** 1 is Monday. */
export function weekdayOf(day: string): number {
  return new Date(noon(day)).getUTCDay() || 7;
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** The same day of another month, or the last one that it has. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(year, month - 1 + count, Math.min(date, last));
}

/** `month` counts from 0 and may lie beyond the year. */
export function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date, 12)).toISOString().slice(0, 10);
}

export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function timeOf(minutes: number): string {
  const clock = (value: number) => String(value).padStart(2, '0');
  return `${clock(Math.floor(minutes / 60))}:${clock(minutes % 60)}`;
}
