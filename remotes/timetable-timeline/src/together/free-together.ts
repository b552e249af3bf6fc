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

export const hoursShown: readonly number[] = Array.from(
  { length: (last - first) / 60 },
  (_, index) => first / 60 + index,
);

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

/** Where most have time for so long, the soonest first, and no two that overlap. `now` is in minutes of all days. */
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
  for (const place of places.filter(({ free }) => free > 0).sort((a, b) => b.free - a.free)) {
    const isApart = chosen.every(
      (each) => each.date !== place.date || each.to <= place.from || each.from >= place.to,
    );
    if (isApart) chosen.push(place);
    if (chosen.length === placesShown) break;
  }
  return chosen;
}
