import { TZDate, tzOffset } from '@date-fns/tz';
import { format } from 'date-fns/format';

/**
 * The instant of a wall-clock time. A time that the clocks skip is as much later as they skip, one
 * that they show twice is the first.
 */
export function instantIn(timeZone: string, date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const before = asUtc - offsetMs(timeZone, asUtc - dayMs);
  if (showsAs(timeZone, before, asUtc)) return before;
  const after = asUtc - offsetMs(timeZone, asUtc + dayMs);
  return showsAs(timeZone, after, asUtc) ? after : before;
}

const dayMs = 24 * 60 * 60_000;

const offsetMs = (timeZone: string, instant: number): number =>
  tzOffset(timeZone, new Date(instant)) * 60_000;

const showsAs = (timeZone: string, instant: number, asUtc: number): boolean =>
  instant + offsetMs(timeZone, instant) === asUtc;

export function wallClock(timeZone: string, instant: number): { date: string; time: string } {
  const local = new TZDate(instant, timeZone);
  return { date: format(local, 'yyyy-MM-dd'), time: format(local, 'HH:mm') };
}
