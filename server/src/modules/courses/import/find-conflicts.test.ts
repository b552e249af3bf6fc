import type { Course } from '@board/contracts/schemas/courses';
import { findConflicts } from './find-conflicts.ts';

const lesson = (name: string): Course =>
  ({ name, date: '2026-09-07', time: '08:00-08:40' }) as Course;

test('a pair is told once, and no more than one can read are looked for', () => {
  const twice = [lesson('Choir'), lesson('Physics'), lesson('Choir'), lesson('Physics')];
  expect(findConflicts([], twice)).toMatchObject([{ course_name: 'Physics', other: 'Choir' }]);
  const all = Array.from({ length: 100 }, (_, index) => lesson(`Course ${index}`));
  expect(findConflicts([], all)).toHaveLength(50);
});

test.each([1, 2, 5_000])(
  'five thousand lessons at one time, of %s courses, are soon compared',
  (courses) => {
    const lessons = Array.from({ length: 5_000 }, (_, index) =>
      lesson(`Course ${index % courses}`),
    );
    const before = process.cpuUsage();
    findConflicts([], lessons);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
  },
);
