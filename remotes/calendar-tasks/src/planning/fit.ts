import { gapsIn } from '@board/time';

/** Whatever has a time begins at a quarter of an hour. */
const quarter = 15;

/** Minutes since the midnight of the day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Wanted {
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

interface Weighed {
  readonly id: string;
  readonly date: string;
  readonly priority: 'high' | 'medium' | 'low';
}

const weight = { high: 0, medium: 1, low: 2 } as const;

/** What is late comes first, then what matters more. */
export const byWeight = (a: Weighed, b: Weighed): number =>
  a.date.localeCompare(b.date) ||
  weight[a.priority] - weight[b.priority] ||
  a.id.localeCompare(b.id);

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
