import { someTask } from '@board/test-kit';
import { blankForm, formOf, onDay, readForm } from './form-values.ts';

const place = { timeZone: 'Asia/Shanghai', now: Date.parse('2026-11-18T12:00:00+08:00') };
const blank = { ...blankForm('2026-11-18'), title: ' Essay ' };

test('a blank form is a task of medium weight without time or reminder', () => {
  expect(readForm(blank, place).fields).toEqual({
    title: 'Essay',
    date: '2026-11-18',
    time: null,
    duration_minutes: null,
    course: '',
    assignment: 'none',
    tags: [],
    priority: 'medium',
    has_reminder: false,
    reminders: [],
    description: '',
    completed: false,
    recurrence: null,
  });
});

test('a task can be written down as done, and editing leaves its tick alone', () => {
  const done = { ...blank, completed: true };
  expect(readForm(done, place).fields?.completed).toBe(true);
  expect(readForm(done, place, someTask()).fields).not.toHaveProperty('completed');
});

test('a time is kept only with both its ends', () => {
  expect(readForm({ ...blank, startTime: '16:00' }, place).fields?.time).toBeNull();
  expect(readForm({ ...blank, startTime: '16:00', endTime: '17:30' }, place).fields?.time).toBe(
    '16:00-17:30',
  );
});

test('a task may begin and end in the same minute', () => {
  const due = { ...blank, startTime: '23:59', endTime: '23:59' };
  expect(readForm(due, place).fields?.time).toBe('23:59-23:59');
});

test('an end before the start is on the next day', () => {
  const shift = { ...blank, startTime: '22:00', endTime: '02:00' };
  expect(readForm(shift, place).fields?.time).toBe('22:00-02:00');
});

test('a last day that no calendar of ours has is said before it is sent', () => {
  const repeat = { ...blank.repeat, kind: 'daily', end: 'until', until: '2101-01-01' } as const;
  expect(readForm({ ...blank, repeat }, place).problems).toEqual({ repeat: 'problem.dateYears' });
});

test.each(['', '0', '00'])('a repetition of %j times is said before it is sent', (count) => {
  const repeat = { ...blank.repeat, kind: 'daily', end: 'count', count } as const;
  expect(readForm({ ...blank, repeat }, place).problems).toEqual({ repeat: 'problem.repeatCount' });
  const once = { ...repeat, count: '1' };
  expect(readForm({ ...blank, repeat: once }, place).fields?.recurrence).toBe('FREQ=DAILY;COUNT=1');
});

test('a rhythm that the form cannot say keeps its end', () => {
  const repeat = { ...blank.repeat, kind: 'other', end: 'until', until: '2020-01-01' } as const;
  expect(readForm({ ...blank, repeat }, place).problems).toBeUndefined();
});

test('reminders are moments of the own zone, none of them before now', () => {
  const values = { ...blank, hasReminder: true, moments: ['2026-11-18T18:00'] };
  expect(readForm(values, place).fields?.reminders).toEqual([{ time: '2026-11-18T10:00:00.000Z' }]);
  const past = { ...values, moments: ['2026-11-18T11:58'] };
  expect(readForm(past, place).problems).toEqual({ hasReminder: 'problem.reminderPast' });
  expect(readForm({ ...past, hasReminder: false }, place).fields?.reminders).toEqual([]);
});

test('a reminder that has passed already may stay when the task is edited', () => {
  const task = someTask({
    has_reminder: true,
    reminders: [{ minutes_before: null, time: '2026-11-18T01:00:00.000Z' }],
  });
  const values = formOf(task, place.timeZone);
  expect(values.moments).toEqual(['2026-11-18T09:00']);
  expect(readForm(values, place, task).fields?.reminders).toEqual([
    { time: '2026-11-18T01:00:00.000Z' },
  ]);
});

test('a reminder goes along with the day of its task, also one that has passed', () => {
  const task = someTask({
    date: '2026-11-25',
    has_reminder: true,
    reminders: [
      { minutes_before: null, time: '2026-11-18T01:00:00.000Z' },
      { minutes_before: null, time: '2026-11-24T00:00:00.000Z' },
    ],
  });
  const values = formOf(task, place.timeZone);
  const earlier = { ...values, ...onDay(values, '2026-11-20') };
  expect(earlier.moments).toEqual(['2026-11-13T09:00', '2026-11-19T08:00']);
  expect(readForm(earlier, place, task).fields?.reminders).toEqual([
    { time: '2026-11-13T01:00:00.000Z' },
    { time: '2026-11-19T00:00:00.000Z' },
  ]);
});

test('an unchanged repetition is not sent, for the server knows how much of it is left', () => {
  const task = someTask({ recurrence: 'FREQ=DAILY;COUNT=9' });
  expect(readForm(formOf(task, place.timeZone), place, task).fields).not.toHaveProperty(
    'recurrence',
  );
});

test('a repetition that moves with its task to another day is no other one', () => {
  const weekly = someTask({ recurrence: 'FREQ=WEEKLY;BYDAY=WE' });
  const onThursday = { ...formOf(weekly, place.timeZone), date: '2026-11-19' };
  expect(readForm(onThursday, place, weekly).fields).toMatchObject({ date: '2026-11-19' });
  expect(readForm(onThursday, place, weekly).fields).not.toHaveProperty('recurrence');
  const monthly = someTask({ recurrence: 'FREQ=MONTHLY;BYMONTHDAY=18' });
  const onThe19th = { ...formOf(monthly, place.timeZone), date: '2026-11-19' };
  expect(readForm(onThe19th, place, monthly).fields).not.toHaveProperty('recurrence');
});

test('the days that were chosen stay where they are', () => {
  const weekly = someTask({ recurrence: 'FREQ=WEEKLY;BYDAY=WE' });
  const values = formOf(weekly, place.timeZone);
  const chosen = {
    ...values,
    date: '2026-11-19',
    repeat: { ...values.repeat, days: ['WE'] as const },
  };
  expect(readForm(chosen, place, weekly).fields?.recurrence).toBe('FREQ=WEEKLY;BYDAY=WE');
});

test('minutes before the start that are over by now are refused at the reminders', () => {
  const soon = { ...blank, startTime: '12:05', endTime: '12:30', hasReminder: true };
  const early = { ...soon, before: [10] };
  expect(readForm(early, place).problems).toEqual({ hasReminder: 'problem.reminderPast' });
  expect(readForm({ ...soon, before: [0] }, place).fields?.reminders).toEqual([
    { minutes_before: 0 },
  ]);
  const kept = someTask({
    time: '12:05-12:30',
    has_reminder: true,
    reminders: [{ minutes_before: 10, time: '2026-11-18T03:55:00.000Z' }],
  });
  expect(readForm(formOf(kept, place.timeZone), place, kept).problems).toBeUndefined();
  const daily = { ...early, repeat: { ...early.repeat, kind: 'daily' as const } };
  expect(readForm(daily, place).problems).toBeUndefined();
});

test('a plan is sent as it is written; a span says its length by itself', () => {
  const planned = { ...blank, minutes: '90', course: 'Data Structures', tags: '#lab, Lab hand-in' };
  expect(readForm(planned, place).fields).toMatchObject({
    duration_minutes: 90,
    course: 'Data Structures',
    tags: ['lab', 'hand-in'],
  });
  const placed = { ...planned, startTime: '16:00', endTime: '16:30' };
  expect(readForm(placed, place).fields).toMatchObject({
    time: '16:00-16:30',
    duration_minutes: 30,
  });
  const long = { ...blank, tags: 'a'.repeat(31) };
  expect(readForm(long, place).problems).toEqual({ tags: 'problem.tags' });
});
