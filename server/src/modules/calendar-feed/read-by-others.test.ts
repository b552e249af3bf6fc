import { addDays, instantOf, minuteMs } from '@board/time';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { inOrder, readElsewhere, type Times } from '../../testing/read-elsewhere.ts';
import { instant } from '../../time/clock.ts';
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
  const content = {
    timeZone,
    locale: 'en' as const,
    stamp,
    series: [lesson],
    exams: [],
    tasks: [task],
  };
  return [...writeCalendar(content)].join('');
}

const zones = [
  ['Europe/Berlin', 2],
  ['America/New_York', 2],
  ['Asia/Shanghai', 1],
] as const;

describe.each(zones)('a feed in %s', (timeZone, offsets) => {
  const text = calendarIn(timeZone);
  const on = (day: string, from: string, minutes: number): Times => {
    const starts = instantOf(timeZone, day, from);
    return [instant(starts), instant(starts + minutes * minuteMs)];
  };
  const lessons = days.map((day) => on(day, '09:45', 85));
  const read = readElsewhere({ text, timeZone, from: '2026-09-01', until: '2027-06-01' });

  test('spans two changes of the clock, where there are any', () => {
    expect(new Set(lessons.map(([starts]) => starts.slice(11))).size).toBe(offsets);
  });

  test.each(['nodeIcal', 'tsIcs'] as const)('is read by %s as it was meant', (other) => {
    expect(read[other]).toEqual(inOrder([...lessons, on('2027-03-28', '22:00', 90)]));
  });

  test('has its alarms for both', () => {
    const tasks = Object.values(nodeIcal.sync.parseICS(text)).flatMap((each) =>
      each?.type === 'VEVENT' && !each.rrule ? [each] : [],
    );
    expect(tasks.map(({ alarms }) => alarms)).toEqual([[expect.anything()]]);
    const { events: [algebra, report] = [] } = convertIcsCalendar(undefined, text);
    expect(algebra?.alarms?.map(({ trigger }) => trigger.value)).toEqual([
      { before: true, minutes: 15 },
    ]);
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
