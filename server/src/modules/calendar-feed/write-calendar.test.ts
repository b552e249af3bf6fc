import type { LessonSeries } from './lesson-series.ts';
import { type CalendarContent, writeCalendar } from './write-calendar.ts';

const series: LessonSeries = {
  uid: 'night',
  name: 'Night lab',
  teacher: '',
  classroom: '',
  periods: '',
  time: '02:15-02:45',
  first: '2026-10-11',
  last: '2026-10-25',
  interval: 1,
  except: [],
};

const written = (content: CalendarContent): string => [...writeCalendar(content)].join('');

test('a rhythm that ends in an hour shown twice ends with the first of the two', () => {
  const calendar = written({
    timeZone: 'Europe/Berlin',
    locale: 'en',
    stamp: '2026-10-01T00:00:00.000Z',
    series: [series],
    exams: [],
    tasks: [],
  });
  expect(/^RRULE:.*$/m.exec(calendar)?.[0].trim()).toBe('RRULE:FREQ=WEEKLY;UNTIL=20261025T001500Z');
});

test('a change of clocks is written at its minute, whatever second the calendar is made in', () => {
  const calendar = written({
    timeZone: 'Europe/Berlin',
    locale: 'en',
    stamp: '2026-10-01T00:00:37.123Z',
    series: [],
    exams: [],
    tasks: [],
  });
  expect(calendar).toContain('DTSTART:20261025T030000\r\nTZOFFSETFROM:+0200');
});
