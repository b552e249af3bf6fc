import { gapsIn } from './gaps.ts';
import type { Span } from './span.ts';

/** Whatever has a time begins at a quarter of an hour. */
const quarter = 15;

interface Wanted {
  readonly id: string;
  readonly minutes: number;
}

/** Each at the first quarter from which on it has room, in the order of their weight; what has none is not there. */
export function fitted(
  wanted: readonly Wanted[],
  taken: readonly Span[],
  hours: Span,
): ReadonlyMap<string, Span> {
  const found = new Map<string, Span>();
  // What takes no time parts no free time.
  const long = taken.filter(({ from, to }) => to > from);
  for (const { id, minutes } of wanted) {
    const place = gapsIn(hours, [...long, ...found.values()], minutes)
      .map(({ from, to }) => ({ from: Math.ceil(from / quarter) * quarter, to }))
      .find(({ from, to }) => from + minutes <= to);
    if (place) found.set(id, { from: place.from, to: place.from + minutes });
  }
  return found;
}

export const isOver = (one: Span, other: Span): boolean =>
  Math.max(one.from, other.from) < Math.min(one.to, other.to);

/** The next quarter on that side where it has room as well. */
export function beside(
  { from, to }: Span,
  steps: 1 | -1,
  taken: readonly Span[],
  hours: Span,
): Span | undefined {
  const place = { from: from + steps * quarter, to: to + steps * quarter };
  if (place.from < hours.from || place.to > hours.to) return undefined;
  const isTaken = taken.some((each) => isOver(each, place));
  return isTaken ? beside(place, steps, taken, hours) : place;
}

/** What is free of a day. */
export interface FreeSpans {
  readonly date: string;
  readonly free: readonly Span[];
}

export interface Laid extends Span {
  readonly date: string;
}

/** Parts of at most that many minutes; what would be too short to begin with is none. */
export function partsOf(minutes: number, longest: number): number[] {
  const whole = Math.floor(minutes / longest);
  const rest = minutes - whole * longest;
  return [...Array<number>(whole).fill(longest), ...(rest >= quarter ? [rest] : [])];
}

/**
 * Each length in a place of its own, spread over the days from the first to the last. Where its day
 * has no room it goes to a later one, or else to an earlier; what has room nowhere is undefined.
 */
export function spread(
  lengths: readonly number[],
  days: readonly FreeSpans[],
): (Laid | undefined)[] {
  const left = days.map(({ date, free }) => ({ date, free: [...free] }));
  return lengths.map((minutes, index) => {
    const wished = Math.floor((index * days.length) / lengths.length);
    for (const day of [...left.slice(wished), ...left.slice(0, wished).reverse()]) {
      const place = firstIn(day.free, minutes);
      if (!place) continue;
      day.free = without(day.free, place);
      return { date: day.date, ...place };
    }
    return undefined;
  });
}

/** The next place of another gap, round to the first again; undefined where there is no other. */
export function elsewhere(
  { date, from, to }: Laid,
  others: readonly Laid[],
  days: readonly FreeSpans[],
): Laid | undefined {
  const places = days.flatMap((day) => {
    const taken = others.filter((each) => each.date === day.date);
    return taken
      .reduce((free, each) => without(free, each), day.free)
      .flatMap((gap): Laid[] => {
        const place = firstIn([gap], to - from);
        return place ? [{ date: day.date, ...place }] : [];
      });
  });
  const isAfter = (place: Laid) => place.date > date || (place.date === date && place.from > from);
  const other = places.find(isAfter) ?? places[0];
  return other && (other.date !== date || other.from !== from) ? other : undefined;
}

function firstIn(free: readonly Span[], minutes: number): Span | undefined {
  for (const gap of free) {
    const from = Math.ceil(gap.from / quarter) * quarter;
    if (from + minutes <= gap.to) return { from, to: from + minutes };
  }
  return undefined;
}

const without = (free: readonly Span[], { from, to }: Span): Span[] =>
  free.flatMap((gap) =>
    isOver(gap, { from, to })
      ? [
          { from: gap.from, to: Math.min(gap.to, from) },
          { from: Math.max(gap.from, to), to: gap.to },
        ].filter((part) => part.to > part.from)
      : [gap],
  );
