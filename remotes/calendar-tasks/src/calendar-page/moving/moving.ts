import type { DayPlace } from '@board/platform';
import { dayMinutes, dayNumber, dayOfNumber, partHours, rangeOf, startOf } from '@board/time';
import type { Entry } from '../entries/entries.ts';

/** Whatever is moved or pulled goes by so many minutes. */
export const quarter = 15;

/** No span is as long as a day, and what passes no midnight ends with its last minute. */
const lastMinute = dayMinutes - 1;
const usualLength = 60;

/** Where something stands, or would. */
export type Place = Pick<Entry, 'from' | 'to' | 'isWholeDay' | 'passesMidnight'>;
export type Edge = 'start' | 'end';

export const midnightOf = (minute: number): number => Math.floor(minute / dayMinutes) * dayMinutes;
/** Since the midnight before it. */
export const minuteOf = (minute: number): number => minute - midnightOf(minute);
export const dayOf = (minute: number): string => dayOfNumber(Math.floor(minute / dayMinutes));

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
const toStep = (minute: number, step = quarter): number => Math.round(minute / step) * step;

/** Some days later, at the same time. */
export const shifted = ({ from, to, isWholeDay, passesMidnight }: Place, days: number): Place => ({
  from: from + days * dayMinutes,
  to: to + days * dayMinutes,
  isWholeDay,
  passesMidnight,
});

/** As long as it was, at the quarter or other step next to that minute of that day; at its own time to the minute, and what had none takes `length`. */
export function placedAt(
  place: Place,
  day: string,
  minute: number,
  length = usualLength,
  step = quarter,
): Place {
  const isSameTime = !place.isWholeDay && Math.abs(minute - minuteOf(place.from)) < step / 2;
  if (isSameTime) return shifted(place, dayNumber(day) - Math.floor(place.from / dayMinutes));
  return startingAt(place, day, toStep(minute, step), length, step);
}

/** What takes no time may stand in the last minute of a day, as much of what is due does. */
function startingAt(
  { from, to, isWholeDay, passesMidnight }: Place,
  day: string,
  minute: number,
  length = usualLength,
  step = quarter,
): Place {
  const long = Math.min(isWholeDay ? length : to - from, lastMinute);
  const room = passesMidnight ? lastMinute : lastMinute - long;
  const latest = long === 0 ? room : Math.floor(room / step) * step;
  const start = dayNumber(day) * dayMinutes + within(minute, 0, latest);
  return { from: start, to: start + long, isWholeDay: false, passesMidnight };
}

/** Without a time, as only tasks may be: they alone pass a midnight. */
export function wholeDay(place: Place, day = dayOf(place.from)): Place {
  const from = dayNumber(day) * dayMinutes;
  return { ...place, from, to: from + dayMinutes, isWholeDay: true };
}

/** One quarter later or earlier; what had no time gets that of a morning. */
export function stepped(place: Place, steps: 1 | -1, length?: number): Place {
  const day = dayOf(place.from);
  if (place.isWholeDay) return startingAt(place, day, startOf(partHours.morning), length);
  const minute = minuteOf(place.from);
  const before = steps > 0 ? Math.floor(minute / quarter) : Math.ceil(minute / quarter);
  return startingAt(place, day, (before + steps) * quarter);
}

/** One edge at that minute since the midnight before its start, the other where it is; a mere moment and a whole day have none. */
export function pulled(place: Place, edge: Edge, minute: number): Place {
  const { from, to, isWholeDay, passesMidnight } = place;
  if (isWholeDay || from === to) return place;
  const midnight = midnightOf(from);
  const at = midnight + toStep(minute);
  if (edge === 'end') {
    const latest = (passesMidnight ? from : midnight) + lastMinute;
    return { ...place, to: within(at, from + quarter, latest) };
  }
  const latest = Math.min(to - quarter, midnight + lastMinute);
  return { ...place, from: within(at, Math.max(midnight, to - lastMinute), latest) };
}

/** An edge a quarter later or earlier. */
export function pulledBy(place: Place, edge: Edge, steps: 1 | -1): Place {
  const at = (edge === 'end' ? place.to : place.from) - midnightOf(place.from);
  const before = steps > 0 ? Math.floor(at / quarter) : Math.ceil(at / quarter);
  return pulled(place, edge, (before + steps) * quarter);
}

/** What is drawn over free hours, in whichever direction. */
export function drawn(day: string, anchor: number, minute: number): Place {
  const midnight = dayNumber(day) * dayMinutes;
  const [least, most] = [Math.min(anchor, minute), Math.max(anchor, minute)];
  const from = within(Math.floor(least / quarter) * quarter, 0, dayMinutes - quarter);
  const to = within(Math.ceil(most / quarter) * quarter, from + quarter, lastMinute);
  return { from: midnight + from, to: midnight + to, isWholeDay: false, passesMidnight: false };
}

/** Where a finger stays and draws no further. */
export function drawnHour(day: string, minute: number): Place {
  const from = Math.floor(minute / quarter) * quarter;
  return drawn(day, from, from + usualLength);
}

/** As its source is told of it. */
export function dayPlaceOf({ from, to, isWholeDay }: Place): DayPlace {
  const date = dayOf(from);
  if (isWholeDay) return { date };
  return { date, time: rangeOf({ from: minuteOf(from), to: minuteOf(to) }) };
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.from === b.from && a.to === b.to && a.isWholeDay === b.isWholeDay;

export interface Clash {
  readonly title: string;
  readonly minutes: number;
}

/** What would take the same time, the longest of it. */
export function clashOf(
  place: Place,
  entries: readonly Entry[],
  own: string | undefined,
): Clash | undefined {
  if (place.isWholeDay) return undefined;
  return entries
    .filter(({ key, isWholeDay, thing }) => key !== own && !isWholeDay && thing.kind !== 'deadline')
    .map(({ from, to, thing }) => ({
      title: thing.title,
      minutes: Math.min(to, place.to) - Math.max(from, place.from),
    }))
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => b.minutes - a.minutes)[0];
}
