import { addDays } from '@board/time';
import type { Span } from '@board/time/words';
import type { Concept } from '../grammar/concepts.ts';

const hours: Partial<Record<Concept, readonly [from: string, until: string]>> = {
  part1: ['00:00', '12:00'],
  part2: ['12:00', '18:00'],
  part3: ['18:00', '24:00'],
};

/** Whether a time lies in the part of the day that was asked for; what has none lies in each. */
export function isInPart(has: ReadonlySet<Concept>, time: string | null): boolean {
  const wanted = Object.entries(hours).filter(([concept]) => has.has(concept as Concept));
  if (wanted.length === 0 || !time) return true;
  const start = time.slice(0, 5);
  return wanted.some(([, [from, until]]) => start >= from && start < until);
}

/** So many days are answered at most. */
const mostDays = 31;

/** The days of an answer: today where none were named, and never more than a month. */
export function shownDays(span: Span | undefined, today: string, isAhead = false): Span {
  const { start, end } = span ?? { start: today, end: today };
  const from = isAhead && start < today && end >= today ? today : start;
  const last = addDays(from, mostDays - 1);
  return { start: from, end: earlier(end, last) };
}

export const earlier = (one: string | undefined, other: string): string =>
  one !== undefined && one < other ? one : other;
