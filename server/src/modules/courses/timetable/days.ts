const msPerDay = 86_400_000;

/** Days since 1970-01-01, a Thursday: arithmetic without zones. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / msPerDay;
}

export function dateOf(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

/** 1 is Monday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

export function mondayOf(day: number): number {
  return day - weekdayOf(day) + 1;
}

export const addDays = (date: string, days: number): string => dateOf(dayNumber(date) + days);

/** The week of a day, Monday to Sunday. */
export function weekAround(date: string): { start_date: string; end_date: string } {
  const monday = mondayOf(dayNumber(date));
  return { start_date: dateOf(monday), end_date: dateOf(monday + 6) };
}
