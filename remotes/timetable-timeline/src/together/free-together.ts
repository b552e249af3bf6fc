import type { Busy } from '@board/contracts/calls/planning';
import { dayMinutes, dayNumber, minutesOf, type Span, wakingHours, wallIn } from '@board/time';

/** Somebody's busy hours in minutes of all days, on the wall of who looks. */
export interface Person {
  id: string;
  name: string;
  busy: readonly Span[];
}

export interface Place {
  date: string;
  /** Minutes of its day. */
  from: number;
  to: number;
  free: number;
}

const first = minutesOf(wakingHours.from);
const last = minutesOf(wakingHours.until);
const step = 30;
const placesShown = 3;

/** The minutes at which the half hours begin that are shown. */
export const halvesShown: readonly number[] = Array.from(
  { length: (last - first) / step },
  (_, index) => first + index * step,
);

/** At this minute of a day nothing of it is left to be shown. */
export const isOver = (minute: number): boolean => minute >= last;

export const untilNext = (from: number): number => from + step;

export function spansOf(busy: Busy['busy'], zone: string): Span[] {
  const onWall = (moment: string): number => {
    const { day, time } = wallIn(zone, Date.parse(moment));
    return dayNumber(day) * dayMinutes + minutesOf(time);
  };
  return busy.map(({ from, until }) => ({ from: onWall(from), to: onWall(until) }));
}

export function isFree({ busy }: Pick<Person, 'busy'>, date: string, from: number, to: number) {
  const midnight = dayNumber(date) * dayMinutes;
  return busy.every((span) => span.to <= midnight + from || span.from >= midnight + to);
}

export const freeCount = (
  people: readonly Person[],
  date: string,
  from: number,
  to: number,
): number => people.filter((person) => isFree(person, date, from, to)).length;

/** Where most have time for so long, of as many days as there are, and no two that overlap. `now` is in minutes of all days. */
export function bestPlaces(
  people: readonly Person[],
  days: readonly string[],
  minutes: number,
  now: number,
): Place[] {
  const places = days.flatMap((date) => {
    const midnight = dayNumber(date) * dayMinutes;
    const starts = Array.from(
      { length: (last - first - minutes) / step + 1 },
      (_, index) => first + index * step,
    );
    return starts
      .filter((from) => midnight + from >= now)
      .map((from) => ({
        date,
        from,
        to: from + minutes,
        free: freeCount(people, date, from, from + minutes),
      }));
  });
  const chosen: Place[] = [];
  const best = places.filter(({ free }) => free > 0).sort((a, b) => b.free - a.free);
  while (chosen.length < placesShown) {
    const apart = best.filter((place) => chosen.every((each) => !overlap(each, place)));
    const equal = apart.filter(({ free }) => free === apart[0]?.free);
    const next = equal.find(({ date }) => chosen.every((each) => each.date !== date)) ?? equal[0];
    if (!next) break;
    chosen.push(next);
  }
  return chosen;
}

const overlap = (one: Place, other: Place): boolean =>
  one.date === other.date && one.from < other.to && other.from < one.to;
