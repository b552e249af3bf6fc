import { someLesson } from '../testing/some-lesson.ts';
import { nextLesson } from './next-lesson.ts';

const today = '2026-11-18';
const morning = someLesson({ time: '08:00-09:25' });
const evening = someLesson({ id: 'lab', course_name: 'OS Lab', time: '19:00-20:25' });
const tomorrow = someLesson({ date: '2026-11-19', course_name: 'College English' });
const yesterday = someLesson({ date: '2026-11-17', time: '22:00-23:00' });
const all = [tomorrow, evening, morning, yesterday];

test.each([
  ['07:30', 'Linear Algebra', 30],
  ['08:00', 'Linear Algebra', 0],
  ['09:24', 'Linear Algebra', 0],
  ['09:25', 'OS Lab', 575],
  ['15:32', 'OS Lab', 208],
  ['20:25', 'College English', 695],
])('at %s it is %s in %d minutes', (time, name, minutes) => {
  const now = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const next = nextLesson(all, today, now);
  expect([next?.lesson.name, next?.minutes]).toEqual([name, minutes]);
});

test('after the last lesson there is none', () => {
  expect(nextLesson([morning], today, 600)).toBeUndefined();
});
