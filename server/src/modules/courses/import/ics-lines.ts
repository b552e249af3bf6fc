import { calendarFileLimit as limit } from '@board/contracts/constants/limits';
import { DamagedFile, type LeftOut } from './imported-file.ts';

/** What a timetable is made of; whatever else an event says is not read. */
const wanted = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXDATE',
  'RDATE',
  'RECURRENCE-ID',
  'SUMMARY',
  'LOCATION',
  'DESCRIPTION',
  'STATUS',
  'CATEGORIES',
  'X-BOARD-TEACHER',
]);
const titles = new Set(['X-WR-CALNAME', 'NAME']);
const zoneWords = new Set(['TZID', 'X-LIC-LOCATION']);

/** A part of a calendar, each of its lines whole again. */
export interface IcsPart {
  /** Where it begins in the file. */
  line: number;
  properties: string[];
}

export interface IcsFile {
  title: IcsPart;
  events: IcsPart[];
  /** Of a zone only its names: what it says of its hours is not followed. */
  zones: IcsPart[];
  /** Lines that are none of a calendar. */
  problems: LeftOut[];
}

/** With more of them it is something else than a calendar. */
const mostBroken = 100;

/** Takes a calendar apart in one walk; throws where the file is no whole calendar. */
export function icsFile(text: string): IcsFile {
  const file: IcsFile = { title: { line: 1, properties: [] }, events: [], zones: [], problems: [] };
  const open: string[] = [];
  const lines = text.split('\n', limit.lines + 1);
  if (lines.length > limit.lines) throw new DamagedFile(lines.length, 'too_many');
  let closed = false;
  /** Where a folded line goes on. */
  let kept: string[] | undefined;

  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (line === '') continue;
    if (/^[ \t]/.test(line)) {
      const last = kept?.pop();
      if (last !== undefined) kept?.push(last + line.slice(1));
      continue;
    }
    kept = undefined;
    // A file may hold several calendars, one after another (RFC 5545, 3.4).
    if (closed && /^BEGIN:VCALENDAR\s*$/i.test(line)) closed = false;
    const match = /^([A-Za-z0-9-]+)(?:;[^:]*)?[:;](.*)$/.exec(line);
    if (!match || closed) {
      if (open.length === 0 && !closed) throw new DamagedFile(number, 'ics_line');
      file.problems.push({ line: number, reason: 'ics_line' });
      if (file.problems.length > mostBroken) throw new DamagedFile(number, 'ics_line');
      continue;
    }
    const property = (match[1] ?? '').toUpperCase();
    const value = (match[2] ?? '').trim().toUpperCase();
    if (property === 'BEGIN') {
      if (open.length === limit.depth) throw new DamagedFile(number, 'ics_nesting');
      const inCalendar = open.length === 1;
      open.push(value);
      if (inCalendar && value === 'VEVENT') file.events.push({ line: number, properties: [] });
      if (inCalendar && value === 'VTIMEZONE') file.zones.push({ line: number, properties: [] });
      if (file.events.length > limit.events) throw new DamagedFile(number, 'too_many');
    } else if (property === 'END') {
      if (open.pop() !== value) throw new DamagedFile(number, 'ics_nesting');
      closed = open.length === 0;
    } else {
      if (open.length === 0) throw new DamagedFile(number, 'ics_line');
      kept = placeOf(file, open, property);
      kept?.push(line);
    }
  }
  if (!closed) throw new DamagedFile(lines.length, 'ics_end');
  return file;
}

function placeOf(file: IcsFile, open: readonly string[], property: string): string[] | undefined {
  const [, component] = open;
  if (open.length === 1) return titles.has(property) ? file.title.properties : undefined;
  if (open.length > 2) return undefined;
  if (component === 'VEVENT' && wanted.has(property)) return file.events.at(-1)?.properties;
  if (component === 'VTIMEZONE' && zoneWords.has(property)) return file.zones.at(-1)?.properties;
  return undefined;
}
