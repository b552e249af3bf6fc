import { type Bomb, fileBombs, times } from './bomb.ts';

type Lines = (string | string[])[];
const calendar = (...parts: Lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR'].flat().join('\r\n');
const event = (...lines: Lines) =>
  ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Talk', ...lines, 'END:VEVENT'].flat().join('\r\n');
const at = (start: string, ...more: Lines) => event(`DTSTART:${start}`, 'DURATION:PT40M', ...more);
const weekly = 'RRULE:FREQ=WEEKLY';
const monday = '20260907T080000';

const rules = [
  ...[2, 99, 5_000, 1_000_000, 999_999_999, 2 ** 31, -1, 0].map(
    (each) => `FREQ=WEEKLY;BYDAY=MO;INTERVAL=${each}`,
  ),
  ...[7, 700, 999_999_999].map((each) => `FREQ=DAILY;BYDAY=SA;INTERVAL=${each}`),
  ...['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'MONTHLY', 'YEARLY'].map((each) => `FREQ=${each}`),
  ...[1e6, 1e15, 1e30].map((each) => `FREQ=DAILY;COUNT=${each}`),
  ...['19700101', '99991231', '00000101', '99999999'].map((each) => `FREQ=DAILY;UNTIL=${each}`),
  'FREQ=WEEKLY;BYDAY=MO;INTERVAL=52;WKST=TU',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2,4',
  'FREQ=MONTHLY;BYDAY=5MO;BYSETPOS=9',
  `FREQ=YEARLY;BYYEARDAY=${times(366, (day) => day + 1).join(',')}`,
  `FREQ=DAILY;BYHOUR=${times(24, String).join(',')};BYMINUTE=${times(60, String).join(',')};BYSECOND=${times(60, String).join(',')}`,
  `FREQ=WEEKLY;BYDAY=${times(10_000, () => 'MO').join(',')}`,
  'FREQ=WEEKLY;BYDAY=99MO,-99TU',
];
const starts = [
  '00010101T080000',
  '09991231T080000',
  '19010101T080000',
  '19700101T080000',
  '99991230T080000',
  '99991231T235959',
  '20260907T080060',
  '20269999T999999',
];
const durations = [
  'P99999999999W',
  'P1000000D',
  '-P1D',
  'PT999999999999S',
  `P${'9'.repeat(400)}D`,
  'PT0S',
];
const zones = [
  ...['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY'].map(
    (each) => `DTSTART:19700101T000000\r\nRRULE:FREQ=${each}`,
  ),
  'DTSTART:00010101T000000\r\nRRULE:FREQ=YEARLY',
  times(5_000, (day) => `RDATE:${1_000 + day}0101T000000`).join('\r\n'),
];
const zone = (rule: string) =>
  [
    'BEGIN:VTIMEZONE',
    'TZID:Own',
    'BEGIN:STANDARD',
    rule,
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');

const named = (what: string, texts: readonly string[], make: (text: string) => string) =>
  Object.fromEntries(
    texts.map((text, index) => [`${what} ${index + 1}, ${text.slice(0, 40)}`, () => make(text)]),
  );

export const calendarBombs: Bomb[] = fileBombs('ICS', 'table.ics', {
  ...named('rule', rules, (rule) => calendar(at(monday, `RRULE:${rule}`))),
  ...named('start, weekly', starts, (start) => calendar(at(start, weekly))),
  ...named('start, daily', starts, (start) => calendar(at(start, 'RRULE:FREQ=DAILY'))),
  ...named('length', durations, (length) =>
    calendar(event(`DTSTART:${monday}`, `DURATION:${length}`, weekly)),
  ),
  ...named('zone', zones, (rule) =>
    calendar(zone(rule), event(`DTSTART;TZID=Own:${monday}`, 'DURATION:PT40M', weekly)),
  ),
  'a thousand rare events': () =>
    calendar(times(1_000, () => at(monday, 'RRULE:FREQ=WEEKLY;INTERVAL=5000'))),
  'five thousand weekly events': () => calendar(times(5_000, () => at(monday, weekly))),
  'a hundred thousand events': () => calendar(times(100_000, () => at(monday))),
  'a hundred thousand left-out days': () =>
    calendar(
      at(
        monday,
        'RRULE:FREQ=DAILY',
        times(100_000, (index) => `EXDATE:20${10 + (index % 80)}0101T080000`),
      ),
    ),
  'left-out days in one line': () =>
    calendar(
      at(monday, 'RRULE:FREQ=DAILY', `EXDATE:${times(100_000, () => '20260101T080000').join(',')}`),
    ),
  'a hundred thousand added days': () =>
    calendar(
      at(
        monday,
        times(100_000, (index) => `RDATE:20${10 + (index % 80)}0101T080000`),
      ),
    ),
  'five thousand events of a hundred properties': () =>
    calendar(
      times(5_000, () =>
        at(
          monday,
          times(100, (index) => `X-${index}:1`),
        ),
      ),
    ),
  'one event of a million properties': () =>
    calendar(
      at(
        monday,
        times(1_000_000, () => 'X:1'),
      ),
    ),
  'overrides of one event': () =>
    calendar(
      at(monday, weekly),
      times(5_000, (index) =>
        at(monday, `RECURRENCE-ID:2026${String(1 + (index % 12)).padStart(2, '0')}01T080000`),
      ),
    ),
  'overrides and events alike': () =>
    calendar(
      times(2_500, () => at(monday, weekly)),
      times(2_500, () => at(monday, 'RECURRENCE-ID:20260914T080000')),
    ),
  'overrides of strangers': () =>
    calendar(
      times(5_000, (index) =>
        at(monday, `RECURRENCE-ID:${monday}`).replace('UID:1', `UID:${index}`),
      ),
    ),
  'five thousand zones': () =>
    calendar(
      times(5_000, () => zone('DTSTART:19700101T000000')),
      at(monday),
    ),
  'calendars within calendars': () => 'BEGIN:VCALENDAR\r\n'.repeat(100_000),
  'components within components': () =>
    calendar('BEGIN:VEVENT\r\n'.repeat(50_000) + 'END:VEVENT\r\n'.repeat(50_000)),
  'ends without beginnings': () => calendar('END:VEVENT\r\n'.repeat(300_000)),
  'a line of eight megabytes': () => calendar(at(monday, `DESCRIPTION:${'x'.repeat(8_000_000)}`)),
  'a folded line of a million pieces': () =>
    calendar(at(monday, `DESCRIPTION:${'x\r\n '.repeat(1_000_000)}`)),
  'a line of commas': () => calendar(at(monday, `CATEGORIES:${','.repeat(2_000_000)}`)),
  'a line of parameters': () => calendar(at(monday, `X-A${';B=c'.repeat(500_000)}:1`)),
  'quotes that never end': () => calendar(at(monday, `X-A;B="${'";C="'.repeat(300_000)}:1`)),
  backslashes: () => calendar(at(monday, `DESCRIPTION:${'\\'.repeat(4_000_000)}`)),
  'carriage returns': () => `BEGIN:VCALENDAR${'\r'.repeat(8_000_000)}`,
  'blank lines': () => `BEGIN:VCALENDAR${'\n '.repeat(4_000_000)}`,
  'a summary of marks': () => calendar(at(monday).replace('Talk', 'e\u0301'.repeat(500_000))),
  'a teacher without end': () => calendar(at(monday, `DESCRIPTION:${'教师：'.repeat(300_000)}`)),
});
