import { addDays, dayMs, instantOf, wallIn } from '@board/time';
import nodeIcal from 'node-ical';
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';
import type { LessonSeries } from './lesson-series.ts';
import { writeCalendar } from './write-calendar.ts';

/** A lesson on Mondays, from one summer time over a winter into the next; Christmas is off. */
const lesson: LessonSeries = {
  uid: 'algebra',
  name: 'Linear Algebra',
  teacher: 'Prof. Lin',
  classroom: 'A-302',
  periods: '1-2节',
  time: '09:45-11:10',
  first: '2026-10-12',
  last: '2027-04-12',
  interval: 1,
  except: ['2026-12-21', '2026-12-28'],
};
const days = Array.from({ length: 27 }, (_, week) => addDays(lesson.first, week * 7)).filter(
  (day) => !lesson.except.includes(day),
);
const reminder = { minutes_before: null, time: '2026-11-18T07:45:00.000Z' };

function calendarIn(timeZone: string): string {
  const task = {
    id: 'report',
    title: 'Lab report',
    completed: false,
    priority: 'medium' as const,
    date: '2027-03-28',
    time: '22:00-23:30',
    has_reminder: true,
    reminder_time: reminder.time,
    reminders: [reminder],
    description: '',
    recurrence: null,
    duration_minutes: 90,
    course: 'Data Structures',
    assignment: 'none' as const,
    tags: ['lab', 'hand-in'],
    steps: [{ title: 'Read 13.3', done: true }],
    series_id: null,
    version: 1,
    created_at: reminder.time,
    updated_at: reminder.time,
  };
  const stamp = '2026-10-01T00:00:00.000Z';
  return writeCalendar({
    timeZone,
    locale: 'en',
    stamp,
    series: [lesson],
    exams: [],
    tasks: [task],
  });
}

const zones = [
  ['Europe/Berlin', 2],
  ['America/New_York', 2],
  ['Asia/Shanghai', 1],
] as const;

describe.each(zones)('a feed in %s', (timeZone, offsets) => {
  const text = calendarIn(timeZone);
  const expected = days.map((day) => instantOf(timeZone, day, '09:45'));

  test('spans two changes of the clock, where there are any', () => {
    expect(new Set(expected.map((instant) => instant % dayMs)).size).toBe(offsets);
  });

  test('is read by node-ical as it was meant', () => {
    const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
      (each) => each?.type === 'VEVENT',
    );
    const [algebra, report] = events;
    const range = { from: new Date('2026-09-01'), to: new Date('2027-06-01') };
    const found = algebra ? nodeIcal.expandRecurringEvent(algebra, range) : [];
    expect(found.map(({ start, end }) => [Number(start), Number(end)])).toEqual(
      expected.map((start) => [start, start + 85 * 60_000]),
    );
    expect(Number(report?.start)).toBe(instantOf(timeZone, '2027-03-28', '22:00'));
    expect(report?.alarms).toHaveLength(1);
  });

  test('is read by ts-ics as it was meant', () => {
    const { events = [] } = convertIcsCalendar(undefined, text);
    const [algebra, report] = events;
    const rule = algebra?.recurrenceRule;
    const start = algebra?.start.local?.date;
    if (!rule?.until || !start) throw new Error('The lesson is not there.');
    // It walks the clock of a wall, so the end has to stand on it too.
    const { day, time } = wallIn(timeZone, Number(rule.until.date));
    const until = { ...rule.until, date: new Date(`${day}T${time}:00Z`) };
    const exceptions = (algebra.exceptionDates ?? []).flatMap(({ local }) =>
      local ? [local.date] : [],
    );
    const walls = extendByRecurrenceRule({ ...rule, until }, { start, exceptions });
    expect(walls.map((wall) => wall.toISOString())).toEqual(
      days.map((each) => `${each}T09:45:00.000Z`),
    );
    expect(Number(algebra.start.date)).toBe(expected[0]);
    expect(algebra.alarms?.map(({ trigger }) => trigger.value)).toEqual([
      { before: true, minutes: 15 },
    ]);
    expect(Number(report?.start.date)).toBe(instantOf(timeZone, '2027-03-28', '22:00'));
    expect(report?.alarms?.[0]?.trigger).toMatchObject({
      type: 'absolute',
      value: { date: new Date(reminder.time) },
    });
  });

  test('says nothing twice in one line', () => {
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const twice = lines.filter((line) => {
      const names = line.split(':')[0]?.split(';').slice(1) ?? [];
      return new Set(names.map((each) => each.split('=')[0])).size < names.length;
    });
    expect(twice).toEqual([]);
    expect(text).toContain('TRIGGER;VALUE=DATE-TIME:20261118T074500Z');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  });
});
