import { expandLessons } from '../server/src/modules/courses/timetable/expand-lessons.ts';
import type { TermPlan, TimetableCourse } from '../server/src/modules/courses/timetable/plan.ts';
import { middle } from './web/report.ts';

/**
 * What one week costs out of a timetable of five years: ten terms, forty courses with two meetings
 * each, holidays, make-up days and changed lessons. The rows are in memory, as a request has them.
 */
const termCount = 10;
const courseCount = 40;
const rounds = 9;
const weeksPerRound = 2_000;
const goalMs = 1;
const dayMs = 86_400_000;

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const firstMonday = Date.parse('2022-08-29');

const terms: TermPlan[] = Array.from({ length: termCount }, (_, index) => {
  const monday = firstMonday + index * 26 * 7 * dayMs;
  return {
    id: `term-${index}`,
    first_monday: dateOf(monday),
    weeks: 20,
    period_tables: [],
    day_changes: [
      { date: dateOf(monday + 30 * dayMs), runs: 'off', note: '' },
      { date: dateOf(monday + 33 * dayMs), runs: 'as', week: 5, weekday: 3, note: '' },
    ],
  };
});

const courses: TimetableCourse[] = Array.from({ length: courseCount }, (_, index) => ({
  id: `course-${index}`,
  term_id: `term-${index % termCount}`,
  course_name: `Course ${index}`,
  teacher: 'Prof. Lin',
  color: (index % 5) + 1,
  source: 'own',
  meetings: [0, 1].map((number) => ({
    id: `meeting-${index}-${number}`,
    weekday: ((index + number * 2) % 5) + 1,
    weeks: Array.from({ length: 16 }, (__, week) => week + 1),
    periods: [1 + (index % 6) * 2, 2 + (index % 6) * 2],
    time: null,
    classroom: 'A-302',
    teacher: '',
  })),
  sessions: [],
  changes: [
    {
      meeting_id: `meeting-${index}-0`,
      date: dateOf(firstMonday + (index % termCount) * 26 * 7 * dayMs + (index % 5) * dayMs),
      cancelled: false,
      new_date: null,
      periods: null,
      time: null,
      classroom: 'B-105',
      teacher: null,
    },
  ],
}));

function expandWeeks(): number {
  let lessons = 0;
  for (let week = 0; week < weeksPerRound; week += 1) {
    const monday = firstMonday + (week % (termCount * 26)) * 7 * dayMs;
    const range = { start: dateOf(monday), end: dateOf(monday + 6 * dayMs) };
    lessons += expandLessons(terms, courses, range).length;
  }
  return lessons;
}

const lessons = expandWeeks();
const times = Array.from({ length: rounds }, () => {
  const start = process.cpuUsage();
  expandWeeks();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / weeksPerRound / 1000;
});
const median = middle(times);

console.log(
  `One week of ${termCount} terms and ${courseCount} courses: ${median.toFixed(3)} ms of CPU ` +
    `(median of ${rounds} rounds of ${weeksPerRound} weeks, ${(lessons / weeksPerRound).toFixed(1)} lessons each), ` +
    `goal under ${goalMs} ms: ${median < goalMs ? 'met' : 'MISSED'}.`,
);
process.exitCode = median < goalMs ? 0 : 1;
