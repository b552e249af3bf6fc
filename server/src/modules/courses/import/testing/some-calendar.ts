export const calendar = (...parts: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR'].join('\r\n');

export const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', 'UID:1@test', 'DTSTAMP:20260901T000000Z', ...lines, 'END:VEVENT'].join('\r\n');

/** An event of 40 minutes on a Monday at eight. */
export const lesson = (...lines: string[]): string =>
  event('SUMMARY:Talk', 'DTSTART:20260907T080000', 'DURATION:PT40M', ...lines);

export const zone = (name: string, ...lines: string[]): string =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0000',
    ...lines,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
