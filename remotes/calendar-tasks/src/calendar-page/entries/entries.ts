import type { DayReading, DaySourceName, DayThing } from '@board/platform';
import { dayMinutes, dayNumber, endOf, minutesOf, startOf } from '@board/time';

/** A thing of some source, in minutes since the first of all days: one, however many midnights it goes over. */
export interface Entry {
  /** Unlike that of any other. */
  readonly key: string;
  readonly source: string;
  readonly thing: DayThing;
  readonly from: number;
  readonly to: number;
  readonly isWholeDay: boolean;
  /** It may be moved over a midnight: a task may, a lesson is of one day. */
  readonly passesMidnight: boolean;
}

/** What a source has told of. */
export interface Told {
  readonly source: DaySourceName;
  readonly reading: DayReading;
}

export const keyOf = (source: string, id: string, date: string): string =>
  `${source} ${id} ${date}`;

/** By which a part of a source is switched off. */
export const partKey = (source: string, part: string): string => `${source} ${part}`;

export function entryOf(source: string, thing: DayThing): Entry {
  const { date, until = date, time } = thing;
  const first = dayNumber(date) * dayMinutes;
  const last = Math.max(dayNumber(until), dayNumber(date)) * dayMinutes;
  const passesMidnight = thing.kind === 'task';
  const common = { key: keyOf(source, thing.id, date), source, thing, passesMidnight };
  if (!time) return { ...common, from: first, to: last + dayMinutes, isWholeDay: true };
  const from = first + startOf(time);
  const to = last > first ? last + minutesOf(time.slice(6)) : first + endOf(time);
  return { ...common, from, to, isWholeDay: false };
}

/** What is shown, in the order of its time; what two readings know stands once. */
export function entriesOf(told: Iterable<Told>, hidden: ReadonlySet<string>): readonly Entry[] {
  const all = new Map<string, Entry>();
  for (const { source, reading } of told) {
    if (hidden.has(source.id)) continue;
    for (const thing of reading.things ?? []) {
      if (thing.part && hidden.has(partKey(source.id, thing.part.id))) continue;
      const entry = entryOf(source.id, thing);
      all.set(entry.key, entry);
    }
  }
  return [...all.values()].sort(
    (a, b) => a.from - b.from || b.to - a.to || a.key.localeCompare(b.key),
  );
}

/** What is on that day; what ends at midnight is not on the day after. */
export function on<Timed extends Pick<Entry, 'from' | 'to'>>(
  entries: readonly Timed[],
  day: string,
): readonly Timed[] {
  const start = dayNumber(day) * dayMinutes;
  return entries.filter(
    ({ from, to }) => from < start + dayMinutes && (to > start || from === start),
  );
}

/** What is on some of these days, once. */
export const onAny = (entries: readonly Entry[], days: readonly string[]): readonly Entry[] => [
  ...new Set(days.flatMap((day) => on(entries, day))),
];

/** What each of these days has. */
export const entriesOn = (
  entries: readonly Entry[],
  days: readonly string[],
): ReadonlyMap<string, readonly Entry[]> => new Map(days.map((day) => [day, on(entries, day)]));
