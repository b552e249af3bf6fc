import { readWords } from '@board/time/words';
import { quickTask } from './quick-task.ts';

/** A Wednesday, with the Friday after it open. */
const place = { locale: 'en', today: '2026-11-18', openDay: '2026-11-20', now: '10:00' } as const;
const read = (line: string, without: string[] = []) => quickTask(readWords, line, place, without);

test('a start has an end an hour later, and belongs to the day that is open', () => {
  expect(read('essay 8pm !high').task).toEqual({
    title: 'essay',
    date: '2026-11-20',
    startTime: '20:00',
    endTime: '21:00',
    priority: 'high',
  });
  expect(read('party 23:30').task).toMatchObject({ startTime: '23:30', endTime: '23:59' });
  expect(read('party 23:30 3 hours').task).toMatchObject({ startTime: '23:30', endTime: '02:30' });
  expect(read('hand in 23:59').task).toMatchObject({ startTime: '23:59', endTime: '23:59' });
});

test('a rhythm becomes the choice of the form, with the rule that says it', () => {
  expect(read('gym every friday')).toMatchObject({
    rule: 'FREQ=WEEKLY;BYDAY=FR',
    task: { title: 'gym', date: '2026-11-20', repeat: { kind: 'weekly', days: [] } },
  });
  expect(read('team sync every 2 weeks on monday').rule).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO');
  expect(read('choir every monday 6pm until 14 dec')).toMatchObject({
    rule: 'FREQ=WEEKLY;UNTIL=20261214;BYDAY=MO',
    task: { title: 'choir', date: '2026-11-23', repeat: { end: 'until', until: '2026-12-14' } },
  });
  expect(read('每月25号 交房租').rule).toBe('FREQ=MONTHLY;BYMONTHDAY=25');
  expect(read('run every weekday').task.repeat?.kind).toBe('weekdays');
});

test('a reminder needs a time before which it comes; without one its words stay', () => {
  expect(read('exam friday 10am remind me 2 hours before').task).toMatchObject({
    title: 'exam',
    hasReminder: true,
    before: [120],
  });
  expect(read('exam friday remind me 2 hours before').task).toEqual({
    title: 'exam remind me 2 hours before',
    date: '2026-11-20',
  });
});

test('who asks to be reminded at a time is, at that time', () => {
  expect(read('提醒我明天下午5点去拿快递').task).toMatchObject({
    title: '去拿快递',
    startTime: '17:00',
    hasReminder: true,
    before: [0],
  });
  expect(read('提醒我明天带3点饼干').task).toEqual({
    title: '提醒我 带3点饼干',
    date: '2026-11-19',
  });
});

test('words that were given back stay in the title', () => {
  expect(read('essay fri 8pm', ['fri']).task).toEqual({
    title: 'essay fri',
    date: '2026-11-20',
    startTime: '20:00',
    endTime: '21:00',
  });
});

test('where the reader did not come a line is its title', () => {
  expect(quickTask(undefined, ' essay fri 8pm ', place)).toEqual({
    task: { title: 'essay fri 8pm' },
    taken: [],
  });
});

test('a plan is read: how long, for which course, under which tags', () => {
  const courses = ['Data Structures'];
  const line = 'lab report 3pm 90m @data #lab #hand-in';
  expect(quickTask(readWords, line, place, [], courses).task).toEqual({
    title: 'lab report',
    date: '2026-11-20',
    startTime: '15:00',
    endTime: '16:30',
    minutes: '90',
    course: 'Data Structures',
    tags: 'lab hand-in',
  });
  expect(quickTask(readWords, line, place, ['#lab']).task).toMatchObject({
    title: 'lab report @data #lab',
    tags: 'hand-in',
  });
});

test('a span says its length, and another one stays in the title', () => {
  expect(read('talk 3pm-4pm 20m').task).toMatchObject({ title: 'talk 20m', endTime: '16:00' });
});
