import { addDays } from '@board/time';
import ICAL from 'ical.js';

/** On the wall, wherever that is. */
const wallTime = (date: string, time: string): ICAL.Time =>
  ICAL.Time.fromDateTimeString(`${date}T${time}:00`);

/** From one time to the other, which is of the next day where it is the earlier one; a moment has no end. */
export function spanOnWall(date: string, time: string): { from: ICAL.Time; to?: ICAL.Time } {
  const [from = '', to = ''] = time.split('-');
  const start = wallTime(date, from);
  if (from === to) return { from: start };
  return { from: start, to: wallTime(to < from ? addDays(date, 1) : date, to) };
}

export function entryOf(
  kind: 'vevent' | 'vtodo',
  { uid, title, stamp }: { uid: string; title: string; stamp: string },
): ICAL.Component {
  const entry = new ICAL.Component(kind);
  entry.addPropertyWithValue('uid', uid);
  entry.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(stamp), true));
  entry.addPropertyWithValue('summary', title);
  return entry;
}

/** A carriage return that a text brought would begin a line for some readers. */
export const linesOf = (component: ICAL.Component): string =>
  `${component.toString().replaceAll('\r', '').replaceAll('\n', '\r\n')}\r\n`;

export async function* calendarText(
  entries: AsyncIterable<ICAL.Component>,
): AsyncGenerator<string> {
  yield 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Personal Task Board//EN\r\n';
  for await (const entry of entries) yield linesOf(entry);
  yield 'END:VCALENDAR\r\n';
}
