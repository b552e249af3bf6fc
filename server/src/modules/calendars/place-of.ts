import { addDays, dayMs, wallIn } from '@board/time';
import type { EventRow } from './calendars.repository.ts';

export interface Placed {
  date: string;
  until: string;
  time: string | null;
}

/** Where an event stands on somebody's wall. What lasts longer than a day is days, from the first to the last. */
export function placeOf({ starts, ends }: Pick<EventRow, 'starts' | 'ends'>, zone: string): Placed {
  if (starts.length === 10) return { date: starts, until: ends, time: null };
  const begins = Date.parse(starts);
  const from = wallIn(zone, begins);
  const to = wallIn(zone, Date.parse(ends));
  const endsAtMidnight = to.time === '00:00' && to.day > from.day;
  const until = endsAtMidnight ? addDays(to.day, -1) : to.day;
  const isLong = Date.parse(ends) - begins >= dayMs;
  return { date: from.day, until, time: isLong ? null : `${from.time}-${to.time}` };
}
