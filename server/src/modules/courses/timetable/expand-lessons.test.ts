import type { LessonChange } from '@board/contracts/calls/courses';
import { expandLessons } from './expand-lessons.ts';
import type { MeetingPlan, TermPlan, TimetableCourse } from './plan.ts';

const term: TermPlan = {
  id: 'autumn',
  first_monday: '2026-09-07',
  weeks: 18,
  period_tables: [],
  day_changes: [],
};

function meeting(change: Partial<MeetingPlan> = {}): MeetingPlan {
  return {
    id: 'monday',
    weekday: 1,
    weeks: [1, 2, 3, 4],
    periods: [1, 2],
    time: null,
    classroom: 'A-302',
    teacher: '',
    ...change,
  };
}

function course(change: Partial<TimetableCourse> = {}): TimetableCourse {
  return {
    id: 'algebra',
    term_id: 'autumn',
    course_name: 'Linear Algebra',
    teacher: 'Prof. Lin',
    color: 1,
    source: 'own',
    meetings: [meeting()],
    sessions: [],
    changes: [],
    ...change,
  };
}

function changed(change: Partial<LessonChange>): LessonChange {
  return {
    meeting_id: 'monday',
    date: '2026-09-14',
    cancelled: false,
    new_date: null,
    periods: null,
    time: null,
    classroom: null,
    teacher: null,
    ...change,
  };
}

const september = { start: '2026-09-01', end: '2026-09-30' };
const datesOf = (courses: TimetableCourse[], terms = [term], range = september) =>
  expandLessons(terms, courses, range).map((lesson) => lesson.date);

test('a weekly meeting takes place in each of its weeks', () => {
  expect(datesOf([course()])).toEqual(['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28']);
});

test('a lesson carries the fields of the specification and the derived ones', () => {
  const [lesson] = expandLessons([term], [course()], { start: '2026-09-07', end: '2026-09-13' });
  expect(lesson).toMatchObject({
    course_name: 'Linear Algebra',
    date: '2026-09-07',
    periods: '1-2节',
    classroom: 'A-302',
    teacher: 'Prof. Lin',
    name: 'Linear Algebra',
    time: '08:00-09:25',
    timeSlots: [1, 2],
    location: 'A-302',
    color: 1,
    day: 1,
    week: 1,
    changed: false,
  });
});

test('weeks beyond the end of the term do not take place', () => {
  expect(datesOf([course()], [{ ...term, weeks: 2 }])).toEqual(['2026-09-07', '2026-09-14']);
});

test.each(['', '   ', 'string'])('a course named %j is ignored', (course_name) => {
  expect(datesOf([course({ course_name })])).toEqual([]);
});

test('a cancelled lesson is left out, and only that one', () => {
  expect(datesOf([course({ changes: [changed({ cancelled: true })] })])).toEqual([
    '2026-09-07',
    '2026-09-21',
    '2026-09-28',
  ]);
});

test('a moved lesson stands on its new day, with its planned day beside it', () => {
  const changes = [changed({ new_date: '2026-09-16', periods: '第3节', classroom: 'B-1' })];
  const lessons = expandLessons([term], [course({ changes })], september);
  expect(lessons[1]).toMatchObject({
    date: '2026-09-16',
    planned_date: '2026-09-14',
    periods: '3节',
    time: '09:45-10:25',
    classroom: 'B-1',
    teacher: 'Prof. Lin',
    day: 3,
    changed: true,
  });
});

test.each([
  ['a time of its own', { time: '10:00-11:00' }, '', '10:00-11:00', []],
  ['the time of its periods', { time: '08:00-09:25' }, '1-2节', '08:00-09:25', [1, 2]],
  ['other periods and a time', { periods: '3节', time: '10:00-11:00' }, '', '10:00-11:00', []],
])('a lesson with %s is in the periods that its time is', (_, change, periods, time, timeSlots) => {
  const range = { start: '2026-09-14', end: '2026-09-14' };
  const [lesson] = expandLessons([term], [course({ changes: [changed(change)] })], range);
  expect(lesson).toMatchObject({ periods, time, timeSlots });
});

test('a lesson moved in from outside the range is found, one moved out is gone', () => {
  const changes = [changed({ date: '2026-09-28', new_date: '2026-10-10' })];
  const range = { start: '2026-10-05', end: '2026-10-11' };
  expect(datesOf([course({ changes })], [term], range)).toEqual(['2026-10-10']);
  expect(datesOf([course({ changes })])).not.toContain('2026-09-28');
});

test('a change of a lesson that is no longer planned does nothing', () => {
  const changes = [changed({ date: '2026-10-26', new_date: '2026-09-30' })];
  expect(datesOf([course({ changes })])).toHaveLength(4);
});

test('a day off has no lessons, and the day that makes up for it runs as that weekday', () => {
  const holidays: TermPlan = {
    ...term,
    day_changes: [
      { date: '2026-09-21', runs: 'off', note: '' },
      { date: '2026-09-26', runs: 'as', week: 3, weekday: 1, note: '' },
    ],
  };
  expect(datesOf([course()], [holidays])).toEqual([
    '2026-09-07',
    '2026-09-14',
    '2026-09-26',
    '2026-09-28',
  ]);
});

test('a period table holds from its day on', () => {
  const summer: TermPlan = {
    ...term,
    period_tables: [
      {
        from: '2026-09-14',
        periods: [
          { start: '08:30', end: '09:10' },
          { start: '09:15', end: '09:55' },
        ],
      },
    ],
  };
  const times = expandLessons([summer], [course()], september).map((lesson) => lesson.time);
  expect(times).toEqual(['08:00-09:25', '08:30-09:55', '08:30-09:55', '08:30-09:55']);
});

test('a dated course needs no term, and takes its week from the term it lies in', () => {
  const dated = course({
    term_id: null,
    meetings: [],
    sessions: [
      {
        id: 'talk',
        date: '2026-09-19',
        periods: [],
        time: '14:10-15:00',
        classroom: 'Hall 2',
        teacher: '',
      },
    ],
  });
  expect(expandLessons([term], [dated], september)).toMatchObject([
    { date: '2026-09-19', time: '14:10-15:00', periods: '', week: 2, term_id: null },
  ]);
});

test('a course without periods and time has the default time', () => {
  const [lesson] = expandLessons(
    [term],
    [course({ meetings: [meeting({ periods: [] })] })],
    september,
  );
  expect(lesson?.time).toBe('08:00-08:40');
});

test('a course of a deleted term is not shown', () => {
  expect(datesOf([course()], [])).toEqual([]);
});

test('lessons are ordered by date, time and id', () => {
  const late = meeting({ id: 'late', periods: [3, 4] });
  const early = meeting({ id: 'early' });
  const ids = expandLessons([term], [course({ meetings: [late, early] })], {
    start: '2026-09-07',
    end: '2026-09-20',
  }).map((lesson) => lesson.id);
  expect(ids).toEqual([
    'early.2026-09-07',
    'late.2026-09-07',
    'early.2026-09-14',
    'late.2026-09-14',
  ]);
});
