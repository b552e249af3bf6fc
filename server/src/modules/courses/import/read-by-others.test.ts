import { wallIn } from '@board/time';
import { inOrder, readElsewhere } from '../../../testing/read-elsewhere.ts';
import { readCalendarEvents } from './read-events.ts';
import { calendar } from './testing/some-calendar.ts';

/** Two changes of the clock lie in it wherever there are any. */
const span = { from: '2026-09-01', until: '2027-06-30' };

const event = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260901T000000Z', ...lines, 'END:VEVENT'].join('\r\n');

/** What a zone says of its hours: since when, and on which Sunday of which month, they are which. */
const zone = (name: string, ...hours: (readonly [string, string, string, string, string])[]) =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...hours.flatMap(([kind, since, sunday, from, to]) => [
      `BEGIN:${kind}`,
      `DTSTART:${since}`,
      `RRULE:FREQ=YEARLY;${sunday}`,
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      `END:${kind}`,
    ]),
    'END:VTIMEZONE',
  ].join('\r\n');

const central = [
  ['DAYLIGHT', '19810329T020000', 'BYMONTH=3;BYDAY=-1SU', '+0100', '+0200'],
  ['STANDARD', '19961027T030000', 'BYMONTH=10;BYDAY=-1SU', '+0200', '+0100'],
] as const;
const eastern = [
  ['DAYLIGHT', '20070311T020000', 'BYMONTH=3;BYDAY=2SU', '-0500', '-0400'],
  ['STANDARD', '20071104T020000', 'BYMONTH=11;BYDAY=1SU', '-0400', '-0500'],
] as const;
const adelaide = [
  ['DAYLIGHT', '20081005T020000', 'BYMONTH=10;BYDAY=1SU', '+0930', '+1030'],
  ['STANDARD', '20080406T030000', 'BYMONTH=4;BYDAY=1SU', '+1030', '+0930'],
] as const;

/** The name in the file, the zone that it is, what the file says of it, and how many hours it has in a year. */
const zones = [
  ['Europe/Berlin', 'Europe/Berlin', zone('Europe/Berlin', ...central), 2],
  ['Europe/Berlin', 'Europe/Berlin', '', 2],
  ['W. Europe Standard Time', 'Europe/Berlin', zone('W. Europe Standard Time', ...central), 2],
  ['America/New_York', 'America/New_York', zone('America/New_York', ...eastern), 2],
  ['America/New_York', 'America/New_York', '', 2],
  ['Australia/Adelaide', 'Australia/Adelaide', zone('Australia/Adelaide', ...adelaide), 2],
  ['Asia/Kolkata', 'Asia/Kolkata', '', 1],
] as const;

/** Of every reading the times; `timeZone` is the person's, and that of the events where they have one. */
function readings(timeZone: string, ...parts: string[]) {
  const text = calendar(...parts.filter(Boolean));
  const { events, leftOut } = readCalendarEvents({ bytes: Buffer.from(text), timeZone, ...span });
  expect(leftOut).toBe(0);
  return {
    ours: inOrder(events.map(({ starts, ends }) => [starts, ends])),
    ...readElsewhere({ text, timeZone, ...span }),
  };
}

describe.each(zones)('a calendar in %s', (name, timeZone, hours, offsets) => {
  const at = (property: string, ...times: string[]) =>
    `${property};TZID=${name}:${times.join(',')}`;
  const read = (...events: string[]) => readings(timeZone, hours, ...events);

  test('every week, with days left out and one moved, over two changes of the clock', () => {
    const { ours, nodeIcal, tsIcs } = read(
      event(
        'algebra',
        at('DTSTART', '20261012T094500'),
        at('DTEND', '20261012T111000'),
        'RRULE:FREQ=WEEKLY;COUNT=28',
        at('EXDATE', '20261221T094500', '20261228T094500'),
      ),
      event(
        'algebra',
        at('RECURRENCE-ID', '20261102T094500'),
        at('DTSTART', '20261103T094500'),
        at('DTEND', '20261103T104500'),
      ),
    );
    expect(ours).toHaveLength(26);
    expect(new Set(ours.map(([starts]) => starts.slice(11))).size).toBe(offsets);
    expect(ours).toEqual(nodeIcal);
    expect(ours).toEqual(tsIcs);
  });

  test('every month', () => {
    const { ours, nodeIcal, tsIcs } = read(
      event(
        'fees',
        at('DTSTART', '20260915T080000'),
        'DURATION:PT1H30M',
        'RRULE:FREQ=MONTHLY;UNTIL=20270601T120000Z',
        at('EXDATE', '20261215T080000'),
      ),
    );
    expect(ours).toHaveLength(8);
    expect(ours).toEqual(nodeIcal);
    expect(ours).toEqual(tsIcs);
  });

  // ts-ics is wrong here: its last Friday is a Thursday, and to it every month has a 31st.
  test.each([
    ['on its last Friday', '20260925', 'BYDAY=-1FR', '20261225', 8],
    ['on its 31st', '20261031', 'BYMONTHDAY=31', '20261231', 4],
  ])('every month %s, over midnight, as node-ical reads it', (_, day, rule, except, count) => {
    const { ours, nodeIcal } = read(
      event(
        'party',
        at('DTSTART', `${day}T223000`),
        'DURATION:PT3H',
        `RRULE:FREQ=MONTHLY;${rule};UNTIL=20270601T120000Z`,
        at('EXDATE', `${except}T223000`),
      ),
    );
    expect(ours).toHaveLength(count);
    expect(ours).toEqual(nodeIcal);
  });

  test('each night of a year, those of the change too', () => {
    const { ours, nodeIcal, tsIcs } = read(
      event(
        'watch',
        at('DTSTART', '20260921T220000'),
        at('DTEND', '20260922T040000'),
        'RRULE:FREQ=DAILY;COUNT=230',
      ),
    );
    expect(ours).toHaveLength(230);
    expect(ours).toEqual(nodeIcal);
    expect(ours).toEqual(tsIcs);
  });

  test('a night of a change ends when it says', () => {
    const nights = [
      ...[['20261003', '20261004'] as const, ['20261024', '20261025'] as const],
      ...[['20261031', '20261101'] as const, ['20270313', '20270314'] as const],
      ...[['20270327', '20270328'] as const, ['20270403', '20270404'] as const],
    ];
    const { ours, nodeIcal, tsIcs } = read(
      ...nights.map(([evening, morning]) =>
        event(
          `night-${evening}`,
          at('DTSTART', `${evening}T220000`),
          at('DTEND', `${morning}T040000`),
        ),
      ),
    );
    const lengths = ours.map(
      ([starts, ends]) => (Date.parse(ends) - Date.parse(starts)) / 3_600_000,
    );
    expect(new Set(lengths)).toEqual(new Set(offsets === 1 ? [6] : [5, 6, 7]));
    expect(ours).toEqual(nodeIcal);
    // Where the file does not say its hours, ts-ics looks at those of Greenwich at the same time of day.
    expect(ours).toEqual(hours === '' ? nodeIcal : tsIcs);
  });

  test('a series that begins in the night of a change goes on as long as that one is', () => {
    const nights = ['20261024', '20261031', '20270313', '20270327'];
    const { ours, nodeIcal, tsIcs } = read(
      ...nights.map((day) =>
        event(
          `from-${day}`,
          at('DTSTART', `${day}T220000`),
          at('DTEND', `${Number(day) === 20261031 ? 20261101 : Number(day) + 1}T040000`),
          'RRULE:FREQ=WEEKLY;COUNT=3',
        ),
      ),
    );
    expect(ours).toHaveLength(12);
    expect(ours).toEqual(nodeIcal);
    if (hours !== '') expect(ours).toEqual(tsIcs);
  });

  // At half past one in New York node-ical takes the second of two; RFC 5545 means the first.
  test.each([
    ['003000', 'PT4H', 4],
    ['013000', 'PT3H', 3],
  ])('hours from %s on are as long as ever in the night of a change', (from, duration, long) => {
    const nights = ['20261025', '20261101', '20270314', '20270328', '20261004', '20270404'];
    const { ours, nodeIcal, tsIcs } = read(
      ...nights.map((day) =>
        event(`night-${day}`, at('DTSTART', `${day}T${from}`), `DURATION:${duration}`),
      ),
    );
    const lengths = ours.map(([starts, ends]) => Date.parse(ends) - Date.parse(starts));
    expect(new Set(lengths)).toEqual(new Set([long * 3_600_000]));
    if (long === 4) expect([nodeIcal, tsIcs]).toEqual([ours, ours]);
  });

  // To both of the others a day is 24 hours; to RFC 5545 (3.3.6) it ends at the same time of day.
  test('a duration of days ends at the same time of day', () => {
    const { ours } = read(
      ...['20261003', '20261024', '20261031', '20270313', '20270327', '20270403'].map((day) =>
        event(`camp-${day}`, at('DTSTART', `${day}T090000`), 'DURATION:P1DT2H'),
      ),
    );
    expect(ours.map(([, ends]) => wallIn(timeZone, Date.parse(ends)).time)).toEqual(
      Array(6).fill('11:00'),
    );
    const series = read(
      event(
        'watch',
        at('DTSTART', '20260919T090000'),
        'DURATION:P1D',
        'RRULE:FREQ=DAILY;COUNT=220',
      ),
    );
    expect(
      series.ours.every(([, ends], day) => series.ours[day + 1]?.[0] === ends || day === 219),
    ).toBe(true);
  });

  test('a time without a zone is one of the person’s own', () => {
    const lesson = event(
      'seminar',
      at('DTSTART', '20261012T140000'),
      at('DTEND', '20261012T153000'),
      'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=14',
      at('EXDATE', '20261221T140000'),
    );
    const { nodeIcal, tsIcs } = read(lesson);
    const { ours } = readings(timeZone, lesson.replaceAll(`;TZID=${name}`, ''));
    expect(ours).toHaveLength(13);
    expect(ours).toEqual(nodeIcal);
    expect(ours).toEqual(tsIcs);
  });
});

test('what is written in UTC stays there, wherever the person is', () => {
  const { ours, nodeIcal, tsIcs } = readings(
    'Europe/Berlin',
    event(
      'call',
      'DTSTART:20261012T223000Z',
      'DTEND:20261013T001500Z',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270412T223000Z',
      'EXDATE:20261221T223000Z',
    ),
    event(
      'call',
      'RECURRENCE-ID:20261102T223000Z',
      'DTSTART:20261103T140000Z',
      'DTEND:20261103T150000Z',
    ),
  );
  expect(ours).toHaveLength(52);
  expect(ours).toEqual(nodeIcal);
  expect(ours).toEqual(tsIcs);
});

test('whole days are the same days everywhere', () => {
  const days = (property: string, day: string) => `${property};VALUE=DATE:${day}`;
  const { ours, nodeIcal, tsIcs } = readings(
    'America/New_York',
    event('trip', days('DTSTART', '20261024'), days('DTEND', '20261027')),
    event(
      'rest',
      days('DTSTART', '20261025'),
      days('DTEND', '20261026'),
      'RRULE:FREQ=WEEKLY;COUNT=30',
      days('EXDATE', '20261227'),
    ),
    event(
      'rest',
      days('RECURRENCE-ID', '20270328'),
      days('DTSTART', '20270329'),
      days('DTEND', '20270331'),
    ),
  );
  expect(ours).toHaveLength(30);
  expect(ours[0]).toEqual(['2026-10-24', '2026-10-26']);
  expect(ours).toEqual(nodeIcal);
  expect(ours).toEqual(tsIcs);
});

test('moved days are there without the series that they were moved in, those called off are not', () => {
  const moved = (from: string, ...lines: string[]) =>
    event('guest', `RECURRENCE-ID:${from}T080000Z`, ...lines);
  const { ours, nodeIcal, tsIcs } = readings(
    'Europe/Berlin',
    moved('20261102', 'DTSTART:20261103T140000Z', 'DTEND:20261103T150000Z'),
    moved('20261109', 'DTSTART:20261110T140000Z', 'DTEND:20261110T150000Z'),
  );
  expect(ours).toHaveLength(2);
  expect(ours).toEqual(tsIcs);
  // node-ical knows one such day of a series.
  expect(ours.slice(0, 1)).toEqual(nodeIcal);
  const off = moved('20261116', 'DTSTART:20261116T080000Z', 'STATUS:CANCELLED');
  expect(readings('Europe/Berlin', off).ours).toEqual([]);
});
