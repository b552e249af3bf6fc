/** Months are 'YYYY-MM'. */
export function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${pad(year + 1, 4)}-01` : `${pad(year, 4)}-${pad(number + 1, 2)}`;
}

/** From the first to the last, both included, but never more than `most`. */
export function monthsBetween(start: string, end: string, most: number): string[] {
  const months: string[] = [];
  for (let month = start; month <= end && months.length < most; month = nextMonth(month)) {
    months.push(month);
    if (month === end) break;
  }
  return months;
}

/** Days of the month that are not over: all of a future one, none of a past one. */
export function daysLeft(month: string, today: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const current = today.slice(0, 7);
  if (month < current) return 0;
  return month > current ? days : days - Number(today.slice(8)) + 1;
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
