import { addDays, instantOf } from '@board/time';
import fc from 'fast-check';
import { parsers } from '../../parsing/parsers.ts';
import { instant } from '../../time/clock.ts';
import { writeCalendar } from './write-calendar.ts';

/** Two changes of the clock lie in it wherever there are any. */
const span = { from: '2026-09-01', until: '2027-08-31' };
const stamp = '2026-09-01T00:00:00.000Z';
const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Adelaide', 'Asia/Kolkata', 'UTC'];
const changes = [
  '2026-10-03',
  '2026-10-24',
  '2026-10-31',
  '2027-03-13',
  '2027-03-27',
  '2027-04-03',
];

const minutes = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((minute) => {
    const parts = [Math.floor(minute / 60), minute % 60];
    return parts.map((part) => String(part).padStart(2, '0')).join(':');
  });
const day = fc.oneof(
  fc.integer({ min: 1, max: 300 }).map((days) => addDays(span.from, days)),
  fc.constantFrom(...changes, ...changes.map((each) => addDays(each, 1))),
);

/** At any hour, over midnight too, or a whole day. */
const task = fc.record({
  date: day,
  time: fc.option(fc.tuple(minutes(0, 1_439), minutes(0, 1_439)).map((times) => times.join('-'))),
});
/** Within a day, and not in the hours in which clocks are changed. */
const lesson = fc.record({
  first: day,
  time: fc.tuple(minutes(240, 800), minutes(801, 1_439)).map((times) => times.join('-')),
  interval: fc.integer({ min: 1, max: 4 }),
  taken: fc.array(fc.boolean(), { maxLength: 7 }),
});

const placed = (timeZone: string, title: string, date: string, time: string | null) => {
  if (!time) return { title, starts: date, ends: date };
  const [from = '', to = ''] = time.split('-');
  const starts = instantOf(timeZone, date, from);
  const ends = instantOf(timeZone, to < from ? addDays(date, 1) : date, to);
  return { title, starts: instant(starts), ends: instant(Math.max(starts, ends)) };
};

const fields = {
  ...{ completed: false, priority: 'medium' as const, has_reminder: false, reminder_time: null },
  ...{ reminders: [], description: '', recurrence: null, duration_minutes: null, course: '' },
  ...{ assignment: 'none' as const, tags: [], steps: [], series_id: null, version: 1 },
  ...{ created_at: stamp, updated_at: stamp },
};

test('what the feed gives out stands at the same instants when it is subscribed again', () => {
  const content = fc.record({
    timeZone: fc.constantFrom(...zones),
    tasks: fc.array(task, { maxLength: 8 }),
    lessons: fc.array(lesson, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(content, ({ timeZone, tasks, lessons }) => {
      const rhythms = lessons.map(({ first, interval, taken, time }, index) => {
        // The first and the last of a rhythm take place.
        const days = [true, ...taken, true].map((isOn, week) => ({
          day: addDays(first, week * interval * 7),
          isOn,
        }));
        return { title: `lesson-${index}`, interval, time, first, days };
      });
      const pieces = writeCalendar({
        timeZone,
        locale: 'en',
        stamp,
        series: rhythms.map(({ title, days, ...rhythm }) => ({
          ...{ ...rhythm, uid: title, name: title, teacher: '', classroom: '', periods: '' },
          last: days.at(-1)?.day ?? '',
          except: days.flatMap(({ day, isOn }) => (isOn ? [] : [day])),
        })),
        exams: [],
        tasks: tasks.map((each, index) => ({
          ...{ ...fields, ...each, id: `task-${index}`, title: `task-${index}` },
        })),
      });
      const { events, leftOut } = parsers.calendarFile({
        bytes: Buffer.from([...pieces].join('')),
        timeZone: 'Asia/Shanghai',
        ...span,
      });
      const expected = [
        ...rhythms.flatMap(({ title, time, days }) =>
          days.flatMap(({ day, isOn }) => (isOn ? [placed(timeZone, title, day, time)] : [])),
        ),
        ...tasks.map(({ date, time }, index) => placed(timeZone, `task-${index}`, date, time)),
      ];
      const within = expected.filter(({ starts }) => starts.slice(0, 10) <= span.until);
      expect(leftOut).toBe(0);
      expect(events.map(({ title, starts, ends }) => ({ title, starts, ends }))).toEqual(within);
    }),
    { numRuns: 300 },
  );
});
