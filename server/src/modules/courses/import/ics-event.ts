import { dayNumber, dayOfNumber, instantOf, isDay, minuteMs } from '@board/time';
import { isCalendarDay } from '../../../time/calendar-day.ts';
import type { IcsPart } from './ics-lines.ts';
import { firstValue, type IcsProperty, icsProperties } from './ics-properties.ts';
import type { IcsZones } from './ics-zones.ts';
import { type LeftOut, RefusedEvent } from './imported-file.ts';

/** What a wall shows somewhere; `time` is empty for a whole day. */
export interface IcsMoment {
  day: string;
  time: string;
  zone: string;
}

/** Days end at the same time of day, minutes pass whatever the clocks do (RFC 5545, 3.3.6 and 3.8.5.3). */
export interface IcsLength {
  days: number;
  minutes: number;
}

export interface IcsEvent {
  line: number;
  uid: string;
  name: string;
  classroom: string;
  text: string;
  teacher: string;
  /** It does not take place, or not on the day that it replaces. */
  cancelled: boolean;
  start: IcsMoment;
  length: IcsLength;
  rules: readonly string[];
  added: readonly IcsMoment[];
  leftOut: readonly IcsMoment[];
  /** The occurrence of another event that stands here instead. */
  replaces: IcsMoment | undefined;
  /** Such as the course, or what our own feed says of its tasks. */
  categories: readonly string[];
  /** A zone that nobody knows; its times are taken as the person's own. */
  unknownZone: string | undefined;
}

/** `hours`: nothing lasts longer. */
export function readIcsEvent(
  { line, properties: lines }: IcsPart,
  zones: IcsZones,
  hours: number,
): IcsEvent {
  const properties = icsProperties(lines);
  const all = (name: string) => properties.filter((each) => each.name === name);
  const [dtstart] = all('dtstart');
  if (!dtstart) throw new RefusedEvent('ics_start');
  const start = momentOf(dtstart, dtstart.values[0], zones, zones.own);
  if (!isCalendarDay(start.day)) throw new RefusedEvent('ics_year');
  const moments = (name: string) =>
    all(name).flatMap((each) =>
      each.values.map((value) => momentOf(each, value, zones, start.zone)),
    );
  if (all('recurrence-id').some(({ parameters }) => parameters.range !== undefined))
    throw new RefusedEvent('ics_rule');
  const named = dtstart.parameters.tzid;
  const [end] = moments('dtend');
  return {
    line,
    uid: firstValue(properties, 'uid') ?? '',
    name: firstValue(properties, 'summary')?.trim() ?? '',
    classroom: firstValue(properties, 'location')?.trim() ?? '',
    text: firstValue(properties, 'description')?.trim() ?? '',
    teacher: teacherOf(properties),
    cancelled: firstValue(properties, 'status')?.toUpperCase() === 'CANCELLED',
    start,
    length: lengthOf(start, end, firstValue(properties, 'duration'), hours),
    rules: all('rrule').flatMap(({ values }) => values),
    added: moments('rdate'),
    leftOut: moments('exdate'),
    replaces: moments('recurrence-id')[0],
    categories: all('categories').flatMap(({ values }) => values),
    unknownZone: typeof named === 'string' && !zones.find(named) ? named : undefined,
  };
}

const written = /^(\d{4}-\d\d-\d\d)(?:T((?:[01]\d|2[0-3]):[0-5]\d):\d\d(Z)?)?$/;

function momentOf(
  { parameters: { tzid } }: IcsProperty,
  value: string | undefined,
  zones: IcsZones,
  floating: string,
): IcsMoment {
  const [, day = '', time = '', utc] = written.exec(value ?? '') ?? [];
  if (!isDay(day)) throw new RefusedEvent('ics_value');
  const zone = typeof tzid === 'string' ? zones.find(tzid) : undefined;
  return { day, time, zone: utc ? 'UTC' : (zone ?? floating) };
}

export const instantAt = ({ zone, day, time }: IcsMoment): number => instantOf(zone, day, time);

export const endAt = (start: IcsMoment, { days, minutes }: IcsLength): number =>
  instantAt({ ...start, day: dayOfNumber(dayNumber(start.day) + days) }) + minutes * minuteMs;

/** An event without an end is a moment. */
function lengthOf(
  start: IcsMoment,
  end: IcsMoment | undefined,
  duration: string | undefined,
  hours: number,
): IcsLength {
  const { days, minutes } = end ? lengthBetween(start, end) : lengthIn(duration ?? 'PT0M');
  if (!(days * 24 + minutes / 60 <= hours)) throw new RefusedEvent('ics_length');
  return { days: Math.max(0, days), minutes: Math.max(0, minutes) };
}

function lengthBetween(start: IcsMoment, end: IcsMoment): IcsLength {
  if ((end.time === '') !== (start.time === '')) throw new RefusedEvent('ics_value');
  if (end.time === '') return { days: dayNumber(end.day) - dayNumber(start.day), minutes: 0 };
  return { days: 0, minutes: Math.round((instantAt(end) - instantAt(start)) / minuteMs) };
}

/** Not a number for what is no duration. */
function lengthIn(duration: string): IcsLength {
  const pattern = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
  const found = pattern.exec(duration);
  if (!found) return { days: Number.NaN, minutes: 0 };
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  return { days: weeks * 7 + days, minutes: hours * 60 + minutes + Math.round(seconds / 60) };
}

/** Each unknown zone is told once. */
export function unknownZones(events: readonly IcsEvent[]): LeftOut[] {
  const lines = new Map<string, number>();
  for (const { unknownZone, line } of events)
    if (unknownZone !== undefined && !lines.has(unknownZone)) lines.set(unknownZone, line);
  return [...lines.values()].map((line) => ({ line, reason: 'ics_zone' }));
}

/** Our own feed says it outright; others write it into the description. */
function teacherOf(properties: readonly IcsProperty[]): string {
  const own = firstValue(properties, 'x-board-teacher');
  if (own !== undefined) return own.trim();
  const description = firstValue(properties, 'description') ?? '';
  const match = /(?:教师|老师|teacher)\s*[:：]\s*([^\n\\;；,，]+)/i.exec(description);
  return match?.[1]?.trim() ?? '';
}
