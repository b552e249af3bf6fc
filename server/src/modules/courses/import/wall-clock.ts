import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type ICAL from 'ical.js';
import { isTimeZone } from '../../../clock.ts';

interface WallClock {
  date: string;
  time: string;
}

/** What the clock on the person's wall shows: a floating time and one of his own zone are it already. */
export function wallClock(time: ICAL.Time, named: string | undefined, timeZone: string): WallClock {
  // A zone that the file names but does not define is floating to the parser.
  const own = time.zone?.tzid ?? 'floating';
  const zone = own === 'floating' && named && isTimeZone(named) ? named : own;
  if (zone === 'floating' || zone === timeZone) return written(time);
  const instant =
    zone === 'UTC' || !isTimeZone(zone) ? time.toJSDate().getTime() : instantIn(zone, time);
  const local = new TZDate(instant, timeZone);
  return { date: format(local, 'yyyy-MM-dd'), time: format(local, 'HH:mm') };
}

function written(time: ICAL.Time): WallClock {
  const [date = '', clock = ''] = time.toString().split('T');
  return { date, time: clock.slice(0, 5) };
}

function instantIn(zone: string, { year, month, day, hour, minute }: ICAL.Time): number {
  return new TZDate(year, month - 1, day, hour, minute, zone).getTime();
}
