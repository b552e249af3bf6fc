import { readCalendarEvents } from './read-events.ts';
import { calendar, event, lesson } from './testing/some-calendar.ts';

const read = (...parts: string[]) =>
  readCalendarEvents({
    bytes: Buffer.from(calendar(...parts)),
    timeZone: 'Asia/Shanghai',
    from: '2026-09-01',
    until: '2027-06-30',
  });
const named = (name: string, start: string) => event(`SUMMARY:${name}`, `DTSTART:${start}`);
const nameless = (start: string) => named('Talk', start).replace('UID:1@test\r\n', '');
const starts = (...parts: string[]) => read(...parts).events.map((found) => found.starts);

test('events that share their name are all there, each under a key of its own', () => {
  const { events } = read(
    ...[
      named('A', '20260907T080000'),
      named('B', '20260908T080000'),
      named('C', '20260907T080000'),
    ],
  );
  expect(events.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  expect(new Set(events.map(({ key }) => key)).size).toBe(3);
  expect(events[0]?.key).toBe('1@test');
});

test('the key of one is the same also when the first of its name is long over', () => {
  const [last] = read(named('A', '20260101T080000'), named('B', '20260908T080000')).events;
  expect(last?.key).toBe('1@test 2026-09-08T00:00:00.000Z B');
});

test('two without any name of one day are two, and the same twice is one', () => {
  const [morning, noon] = [nameless('20260907T080000'), nameless('20260907T120000')];
  expect(starts(morning, noon, morning)).toEqual([
    '2026-09-07T00:00:00.000Z',
    '2026-09-07T04:00:00.000Z',
  ]);
});

test('a second time on the day of the event itself is a second event', () => {
  expect(starts(lesson('RDATE:20260907T140000,20260914T140000'))).toHaveLength(3);
});

test('a zone that nobody knows counts once among what cannot be read', () => {
  const there = named('A', '20260907T080000').replace('DTSTART', 'DTSTART;TZID=Mars/Base');
  expect(read(there, there.replace('1@', '2@')).leftOut).toBe(1);
});

test('a title that is cut within a letter is what the database makes of it, so that it stays the same', () => {
  const [found] = read(named(`${'x'.repeat(199)}😀`, '20260907T080000')).events;
  expect(found?.title).toBe(`${'x'.repeat(199)}\ufffd`);
});
