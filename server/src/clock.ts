export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: Date.now };

export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, { minute: number; date: string }>();

/** The date on the wall of a time zone; worked out once a minute, since every list asks for it. */
export function localDate(timeZone: string, now: number): string {
  const current = Math.floor(now / minute);
  const cached = known.get(timeZone);
  if (cached?.minute === current) return cached.date;
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const date = format.format(now);
  known.set(timeZone, { minute: current, date });
  return date;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
