import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Day, Time } from './day.ts';
import { dayMs, minuteMs } from './durations.ts';

export interface OffsetChange {
  at: number;
  /** Minutes east of UTC, before and after. */
  from: number;
  to: number;
}

/**
 * The one name that a zone has here, whatever its letters' case and whichever of its names is given:
 * for each name that is asked for hours a formatter is kept. Undefined for one that nobody knows.
 */
export function zoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Minutes east of UTC. */
export const offsetIn = (zone: string, instant: number): number =>
  tzOffset(zone, new Date(instant));

/** What calendar and clock of a zone show at an instant. */
export function wallIn(zone: string, instant: number): { day: Day; time: Time } {
  const [day = '', clock = ''] = new Date(wallNumber(zone, instant)).toISOString().split('T');
  return { day, time: clock.slice(0, 5) };
}

export const dayIn = (zone: string, instant: number): Day => wallIn(zone, instant).day;

/**
 * The instant at which a zone's clocks show a time. One that they skip is as much later as they
 * skip, one that they show twice is the first.
 */
export function instantOf(zone: string, day: Day, time: Time): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = wall - offsetIn(zone, wall - dayMs) * minuteMs;
  if (wallNumber(zone, before) === wall) return before;
  const after = wall - offsetIn(zone, wall + dayMs) * minuteMs;
  return wallNumber(zone, after) === wall ? after : before;
}

/** Every change of a zone's offset between two instants. */
export function changesIn(zone: string, start: number, end: number): OffsetChange[] {
  const changes: OffsetChange[] = [];
  for (let low = start; low < end; low += dayMs) {
    const high = Math.min(low + dayMs, end);
    const from = offsetIn(zone, low);
    const to = offsetIn(zone, high);
    if (from !== to) changes.push({ at: changeBetween(zone, low, high), from, to });
  }
  return changes;
}

/** Halves the day on which it happens. */
function changeBetween(zone: string, start: number, end: number): number {
  const before = offsetIn(zone, start);
  let low = start;
  let high = end;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetIn(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** A wall clock as the instant at which UTC would show it, so that two can be compared. */
const wallNumber = (zone: string, instant: number): number =>
  instant + offsetIn(zone, instant) * minuteMs;
