import { addDays, wakingHours } from '@board/time';
import type { Span } from '@board/time/words';
import type { Concept } from '../grammar/concepts.ts';
import type { Asked } from '../grammar/read-question.ts';

const partsOfDay: Partial<Record<Concept, readonly [from: string, until: string]>> = {
  part1: ['00:00', '12:00'],
  part2: ['12:00', '18:00'],
  part3: ['18:00', '24:00'],
};

const wantedOf = (has: ReadonlySet<Concept>) =>
  Object.entries(partsOfDay).flatMap(([concept, part]) =>
    has.has(concept as Concept) ? [part] : [],
  );

export type Hours = Pick<Asked, 'has' | 'at'>;

/** Whether a time has the hour or lies in the part of the day that was asked for; what has none lies in each part. */
export function isInPart({ has, at }: Hours, time: string | null): boolean {
  const [start = '', end = ''] = time?.split('-') ?? [];
  if (at !== undefined) return start === at || (start < at && at < end);
  const wanted = wantedOf(has);
  if (wanted.length === 0 || !time) return true;
  return wanted.some(([from, until]) => start >= from && start < until);
}

/** The hours one is awake, of the part of the day that was asked for. */
export function hoursOf(has: ReadonlySet<Concept>): { from: string; until: string } {
  const wanted = wantedOf(has);
  const [from = wakingHours.from] = wanted[0] ?? [];
  const [, until] = wanted.at(-1) ?? [];
  return {
    from: later(from, wakingHours.from),
    until: earlier(until, wakingHours.until),
  };
}

/** So many of a kind are listed at most. */
const mostShown = 50;

/** Of a page of things those in the part of the day that was asked for, and how many there are. */
export function someOf<Thing extends { time: string | null }>(
  hours: Hours,
  { items, pagination }: { items: readonly Thing[]; pagination: { total: number } },
) {
  const fitting = items.filter(({ time }) => isInPart(hours, time));
  const total = fitting.length < items.length ? fitting.length : pagination.total;
  return { fitting, shown: fitting.slice(0, mostShown), total };
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

export const later = (one: string, other: string): string => (one > other ? one : other);

export const earlier = (one: string | undefined, other: string): string =>
  one !== undefined && one < other ? one : other;
