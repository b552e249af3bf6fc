import { labReport } from '../testing/lab-report.ts';
import { someExam } from '../testing/some-exam.ts';
import { someLesson } from '../testing/some-lesson.ts';
import { nextThing } from './next-thing.ts';

const today = '2026-11-18';
const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const lesson = someLesson({ time: '08:00-09:25' });
const exam = someExam({ date: '2026-11-19' });
const task = labReport({ date: today, time: '16:00-17:30' });

test.each([
  ['07:00', 'lesson'],
  ['09:24', 'lesson'],
  ['09:25', 'task'],
  ['18:00', 'task'],
])('at %s it is the %s', (time, kind) => {
  const all = { lessons: [lesson], exams: [exam], tasks: [task] };
  expect(nextThing(all, today, at(time))?.kind).toBe(kind);
});

test('what is of no hour is due with the end of its day', () => {
  const someday = { ...task, time: null };
  const all = { lessons: [lesson], exams: [exam], tasks: [someday] };
  expect(nextThing(all, today, at('07:00'))?.kind).toBe('lesson');
  expect(nextThing(all, today, at('12:00'))?.kind).toBe('task');
});

test('an exam that is over is not ahead', () => {
  const all = { lessons: [], exams: [exam], tasks: [] };
  expect(nextThing(all, today, at('12:00'))?.kind).toBe('exam');
  expect(nextThing(all, '2026-11-19', at('11:00'))).toBeUndefined();
});
