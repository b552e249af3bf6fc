import { dayMinutes, dayNumber, gapsIn, inLanes } from '@board/time';
import { type Entry, on } from './entries.ts';

/** Until then a day is folded. */
export const nightEnd = 7 * 60;

/** However late it is, so much of a day stays: it fills a phone. */
export const leastShown = 7 * 60;

/** No block is lower than a line of words is. */
const leastMinutes = 27;
const leastGap = 60;

/** Side by side; from the fourth on the others are counted in its place. */
const mostLanes = 4;

/** What of an entry is on one day, in minutes since its midnight. */
export interface Piece {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
  /** It is of the evening before, or goes on in the next day. */
  readonly isBegun: boolean;
  readonly goesOn: boolean;
}

export interface Block extends Piece {
  readonly lane: number;
  readonly lanes: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface More extends Span {
  readonly count: number;
}

export interface DayPlan {
  readonly day: string;
  /** The minute from which on it is shown. */
  readonly opensAt: number;
  /** What is over by then. */
  readonly night: readonly Piece[];
  readonly blocks: readonly Block[];
  readonly more: readonly More[];
  readonly gaps: readonly Span[];
}

interface Choice {
  /** Of the day shown, from when on. */
  readonly opensAt: number;
  /** All of them have room. */
  readonly isWide: boolean;
  /** Before it nothing is free any more. */
  readonly now: number;
}

export function dayPlanOf(entries: readonly Entry[], day: string, choice: Choice): DayPlan {
  const { opensAt, isWide, now } = choice;
  const pieces = piecesOf(entries, day);
  const night = pieces.filter(({ to }) => to <= opensAt && opensAt > 0);
  const shown = pieces.filter((piece) => !night.includes(piece));
  const placed = inLanes(shown.map((piece) => ({ item: piece, ...roomOf(piece, opensAt) })));
  const isCounted = ({ lane, lanes }: { lane: number; lanes: number }) =>
    !isWide && lanes >= mostLanes && lane >= mostLanes - 1;
  return {
    day,
    opensAt,
    night,
    blocks: placed
      .filter((each) => !isCounted(each))
      .map(({ item, from, to, lane, lanes }) => ({
        ...item,
        // Its beginning among the hours that are folded is as far away as on another day.
        isBegun: item.isBegun || item.from < opensAt,
        from,
        to,
        lane,
        lanes: isWide ? lanes : Math.min(lanes, mostLanes),
      })),
    more: joined(placed.filter(isCounted)),
    gaps: gapsOf(pieces, dayNumber(day) * dayMinutes, now),
  };
}

/** What is over before the hour it is: several of them side by side would be cut to their times. */
export const isSummed = ({ opensAt, night }: DayPlan): boolean =>
  opensAt > nightEnd && night.length > 1;

export function piecesOf(entries: readonly Entry[], day: string): readonly Piece[] {
  const start = dayNumber(day) * dayMinutes;
  return on(entries, day)
    .filter(({ isWholeDay }) => !isWholeDay)
    .map((entry) => ({
      entry,
      from: Math.max(entry.from - start, 0),
      to: Math.min(entry.to - start, dayMinutes),
      isBegun: entry.from < start,
      goesOn: entry.to > start + dayMinutes,
    }));
}

/** The height that it is drawn with: a flag hangs over its minute, at the end of the day all of it does. */
function roomOf({ from, to, entry }: Piece, opensAt: number): Span {
  const end = Math.min(Math.max(to, from + leastMinutes), dayMinutes);
  const least = Math.min(from, end - leastMinutes);
  const begin = entry.thing.kind === 'deadline' ? from - leastMinutes : least;
  const last = entry.thing.kind === 'deadline' ? from : end;
  return { from: Math.max(begin, opensAt), to: Math.max(last, opensAt + leastMinutes) };
}

function joined(spans: readonly Span[]): readonly More[] {
  const found: More[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && from < last.to)
      found[found.length - 1] = {
        from: last.from,
        to: Math.max(to, last.to),
        count: last.count + 1,
      };
    else found.push({ from, to, count: 1 });
  }
  return found;
}

/** The free hours between what takes time, as far as they are still to come. */
export function gapsOf(pieces: readonly Piece[], start: number, now: number): readonly Span[] {
  const taken = pieces.filter(({ entry }) => entry.thing.kind !== 'deadline');
  const first = Math.min(...taken.map(({ from }) => from));
  const last = Math.max(...taken.map(({ to }) => to));
  return gapsIn({ from: Math.max(first, now - start), to: last }, taken, leastGap);
}

/** A bar over the days that are shown, from the column `from` up to `to`. */
export interface Bar extends Span {
  readonly entry: Entry;
  readonly lane: number;
}

export function barsOf(entries: readonly Entry[], days: readonly string[]): readonly Bar[] {
  const numbers = days.map((day) => dayNumber(day) * dayMinutes);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const spans = entries
    .filter(({ isWholeDay, from, to }) => isWholeDay && from <= last && to > first)
    .map((entry) => ({
      item: entry,
      from: Math.max(0, (entry.from - first) / dayMinutes),
      to: Math.min(days.length, (entry.to - first) / dayMinutes),
    }));
  return inLanes(spans).map(({ item: entry, from, to, lane }) => ({ entry, from, to, lane }));
}
