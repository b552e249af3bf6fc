const dayMs = 24 * 60 * 60_000;

const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** Days are 'YYYY-MM-DD' and belong to no zone. */
export function addDays(date: string, days: number): string {
  return new Date(noon(date) + days * dayMs).toISOString().slice(0, 10);
}

export function daysApart(from: string, to: string): number {
  return Math.round((noon(to) - noon(from)) / dayMs);
}

/** Both ends included. */
export function daysBetween(start: string, end: string): string[] {
  return Array.from({ length: daysApart(start, end) + 1 }, (_, index) => addDays(start, index));
}
