import { dayIn, minuteMs } from '@board/time';

export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: Date.now };

export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

const known = new Map<string, { minute: number; date: string }>();

/** The date on the wall of a time zone; worked out once a minute, since every list asks for it. */
export function localDate(timeZone: string, now: number): string {
  const minute = Math.floor(now / minuteMs);
  const cached = known.get(timeZone);
  if (cached?.minute === minute) return cached.date;
  const date = dayIn(timeZone, now);
  known.set(timeZone, { minute, date });
  return date;
}
