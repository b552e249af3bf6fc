import type { ImportPreview } from './import.queries.ts';
import { hoursIn, lessonAt, withLesson } from './place-lesson.ts';

const meeting = {
  weekday: 1,
  periods: '1-2节',
  weeks: '1-16周',
  classroom: 'A-302',
  time: null,
  teacher: '',
};
const lesson = {
  course_name: 'Politics',
  teacher: '',
  classroom: 'Hall 2',
  weekday: 5,
  periods: '6-7',
  weeks: '4,6-8,双',
  text: 'Politics 4,6-8,双',
};
const preview: ImportPreview = {
  format: 'page',
  term: { name: '', first_monday: null, weeks: 16, period_tables: [] },
  courses: [{ course_name: 'Algebra', teacher: 'Lin', meetings: [meeting], sessions: [] }],
  problems: [{ line: 0, reason: 'the weeks cannot be read', lesson }],
  conflicts: [],
  conflicts_when_replacing: [],
};

test('what was left out becomes a course when it is corrected', () => {
  const place = { problem: 0 };
  expect(lessonAt(preview, place)).toBe(lesson);
  const after = withLesson(preview, place, [{ ...lesson, weeks: '4,6,8' }]);
  expect(after.problems).toEqual([]);
  expect(after.courses.map(({ course_name }) => course_name)).toEqual(['Algebra', 'Politics']);
  expect(after.courses[1]?.meetings).toEqual([
    { ...meeting, weekday: 5, periods: '6-7', weeks: '4,6,8', classroom: 'Hall 2' },
  ]);
});

test('a lesson that was read is changed in its place, or goes, its course with it', () => {
  const place = { course: 0, meeting: 0 };
  const found = lessonAt(preview, place);
  expect(found).toMatchObject({ course_name: 'Algebra', teacher: 'Lin', classroom: 'A-302' });
  const after = found && withLesson(preview, place, [{ ...found, classroom: 'B-1' }]);
  expect(after?.courses).toMatchObject([{ meetings: [{ classroom: 'B-1' }] }]);
  expect(withLesson(preview, place, []).courses).toEqual([]);
});

test('one line becomes a lesson on each of its days', () => {
  const all = [1, 3, 5].map((weekday) => ({ ...lesson, weeks: '4', weekday }));
  const after = withLesson(preview, { problem: 0 }, all);
  expect(after.courses[1]?.meetings.map(({ weekday }) => weekday)).toEqual([1, 3, 5]);
});

test('a lesson by hours is set right as one by periods is, and either becomes the other', () => {
  const byHours = { ...meeting, periods: '', time: '09:00-10:00' };
  const courses = [{ course_name: 'Algebra', teacher: 'Lin', meetings: [byHours], sessions: [] }];
  const place = { course: 0, meeting: 0 };
  const found = lessonAt({ ...preview, courses }, place);
  expect(found).toMatchObject({ periods: '09:00-10:00' });
  const after = (periods: string) =>
    found &&
    withLesson({ ...preview, courses }, place, [{ ...found, periods }]).courses[0]?.meetings;
  expect(after('9:00 - 10:30')).toEqual([{ ...byHours, time: '09:00-10:30' }]);
  expect(after('1-2')).toEqual([{ ...byHours, periods: '1-2', time: null }]);
});

test.each(['10:00-9:00', '9:00', '9:70-10:00', '23:00-24:30', '1-2'])('%s is no hours', (text) =>
  expect(hoursIn(text)).toBeUndefined(),
);
