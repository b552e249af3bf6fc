import { subscriptionLimit as limit, textLength } from '@board/contracts/constants/limits';
import { fileText } from '@board/contracts/formats/file-text';
import { dayMinutes, dayNumber, dayOfNumber } from '@board/time';
import { ServiceError } from '../../../errors/errors.ts';
import { isCalendarDay } from '../../../time/calendar-day.ts';
import { instant } from '../../../time/clock.ts';
import { endAt, type IcsEvent, instantAt, readIcsEvent, unknownZones } from './ics-event.ts';
import { icsFile } from './ics-lines.ts';
import { type IcsOccurrence, IcsOccurrences } from './ics-occurrences.ts';
import { IcsZones } from './ics-zones.ts';
import { DamagedFile, RefusedEvent } from './imported-file.ts';

const mostLabels = 10;

export interface CalendarFile {
  bytes: Uint8Array;
  /** In which a time without a zone is. */
  timeZone: string;
  /** Days: what touches none of them is left out. */
  from: string;
  until: string;
}

/** Of a whole day the days, the last one included; else instants. */
export interface CalendarEvent {
  /** The same the next time, also if it was moved. */
  key: string;
  title: string;
  place: string;
  text: string;
  /** What it is filed under. */
  labels: string[];
  starts: string;
  ends: string;
}

/** Every event as it falls within some days. What cannot be read of a file is left out, and counted. */
export function readCalendarEvents({ bytes, timeZone, from, until }: CalendarFile): {
  events: CalendarEvent[];
  leftOut: number;
} {
  const file = wholeFile(bytes);
  const zones = new IcsZones(timeZone, file.zones);
  const read: IcsEvent[] = [];
  let leftOut = file.problems.length;
  const orLeftOut = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (error instanceof DamagedFile) throw tooMuch(error);
      if (!(error instanceof RefusedEvent)) throw error;
      leftOut += 1;
    }
  };
  for (const part of file.events)
    orLeftOut(() => read.push(yearsAsMonths(readIcsEvent(part, zones, limit.eventDays * 24))));

  leftOut += unknownZones(read).length;
  const window = { from: dayNumber(from) - limit.eventDays, until: dayNumber(until) + 2 };
  const occurrences = new IcsOccurrences(read, (start) => ({
    from: Math.max(start, window.from),
    until: window.until,
  }));
  const events = new Map<string, CalendarEvent>();
  const firsts = new Map<string, string>();
  for (const event of read) {
    orLeftOut(() => {
      for (const each of occurrences.of(event)) {
        const found = eventOf(each);
        // Some programs give several events one name: but the first, each has more of a key.
        const said = `${found.starts} ${found.title}`;
        if (!firsts.has(found.key)) firsts.set(found.key, said);
        if (firsts.get(found.key) !== said) found.key += ` ${said}`;
        if (found.ends.slice(0, 10) < from || found.starts.slice(0, 10) > until) continue;
        events.set(found.key, found);
        if (events.size > limit.events) throw tooMuch();
      }
    });
  }
  return { events: [...events.values()], leftOut };
}

function wholeFile(bytes: Uint8Array) {
  const text = fileText(bytes);
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new ServiceError('calendar.unreadable');
  try {
    return icsFile(text.trimStart());
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    throw error.reason === 'too_many' ? tooMuch(error) : new ServiceError('calendar.unreadable');
  }
}

const tooMuch = (cause?: Error) =>
  new ServiceError('calendar.too_large', { fill: { events: limit.events }, cause });

function eventOf({ shown, start, key }: IcsOccurrence): CalendarEvent {
  if (!isCalendarDay(start.day)) throw new RefusedEvent('ics_year');
  const { name, classroom, text, categories, length } = shown;
  const said = {
    key,
    title: plain(name, textLength.title),
    place: plain(classroom, textLength.name),
    text: plain(text, textLength.description),
    labels: categories.slice(0, mostLabels).map((label) => plain(label, textLength.name)),
  };
  if (start.time === '') {
    const days = length.days + Math.ceil(length.minutes / dayMinutes);
    const last = dayNumber(start.day) + Math.max(0, days - 1);
    return { ...said, starts: start.day, ends: dayOfNumber(last) };
  }
  const begins = instantAt(start);
  return { ...said, starts: instant(begins), ends: instant(endAt(start, length)) };
}

/** A file may hold signs that no column of text does; neither does one hold half of a letter. */
const plain = (text: string, most: number): string =>
  text
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, most)
    .toWellFormed();

/** Birthdays and the like: what comes every year comes every twelve months. */
function yearsAsMonths(event: IcsEvent): IcsEvent {
  const month = String(Number(event.start.day.slice(5, 7)));
  const rules = event.rules.map((rule) => {
    const parts = rule.toUpperCase().split(';');
    if (!parts.includes('FREQ=YEARLY')) return rule;
    const years = Number(/INTERVAL=(\d+)/i.exec(rule)?.[1] ?? 1);
    const rest = parts.filter(
      (part) => !/^(FREQ|INTERVAL)=/.test(part) && part !== `BYMONTH=${month}`,
    );
    return ['FREQ=MONTHLY', `INTERVAL=${12 * years}`, ...rest].join(';');
  });
  return { ...event, rules };
}
