import ICAL from 'ical.js';

/** A rule that never falls on a day ends somewhere. */
const mostSteps = 20_000;

/** The days of a rule, in order; the start counts only if the rule falls on it. */
function* daysOf(rule: string, start: string): Generator<string> {
  const days = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
  for (let step = 0; step < mostSteps; step += 1) {
    const day = days.next();
    if (!day) return;
    yield day.toString();
  }
}

export function firstDay(rule: string, start: string): string | undefined {
  return daysOf(rule, start).next().value ?? undefined;
}

/** Days after one and up to another, and whether the rule has none beyond. */
export function occurrenceDays(
  rule: string,
  start: string,
  { after, until }: { after: string; until: string },
): { days: string[]; exhausted: boolean } {
  const days: string[] = [];
  for (const day of daysOf(rule, start)) {
    if (day > until) return { days, exhausted: false };
    if (day > after) days.push(day);
  }
  return { days, exhausted: true };
}

export function countBefore(rule: string, start: string, date: string): number {
  let count = 0;
  for (const day of daysOf(rule, start)) {
    if (day >= date) break;
    count += 1;
  }
  return count;
}
