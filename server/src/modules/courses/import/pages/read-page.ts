import { timetableLimit } from '@board/contracts/constants/limits';
import { readPeriods, writePeriods } from '@board/contracts/formats/period-text';
import { readWeeks, writeWeeks } from '@board/contracts/formats/week-text';
import { CourseCollector, isCourseName } from '../course-collector.ts';
import type { ImportedFile, ImportReason } from '../imported-file.ts';
import { htmlPage, jsonPage, type Page } from './page.ts';
import type { PageLesson } from './reader.ts';
import { readers } from './readers.ts';

const usualWeeks = 18;
const mostLessons = 2_000;
const noRoom = /^(\(\)|未排(地点|场地)?|未安排|待定|无|[-—/]+)$/;

/** A page of a school's system, or what it loads. Null for what none of the readers knows. */
export function readPage(text: string): ImportedFile | null {
  const page = pageOf(text);
  return page ? fileOfPage(page) : null;
}

export function fileOfPage(page: Page): ImportedFile | null {
  const reader = readers.find((each) => each.knows(page));
  if (!reader) return null;
  const lessons = reader.read(page).slice(0, mostLessons);
  // Who names weeks nowhere means all of them.
  const unsaid = lessons.every(({ weeks }) => weeks === '') ? `1-${usualWeeks}` : '';
  const courses = new CourseCollector();
  const problems: ImportedFile['problems'] = [];
  for (const lesson of lessons) {
    const reason = add(courses, { ...lesson, weeks: lesson.weeks || unsaid });
    if (reason) problems.push({ line: 0, reason, lesson });
  }
  const guessed = lessons.filter((each) => each.endGuessed).map((each) => each.course_name);
  if (guessed.length > 0)
    problems.push({ line: 0, reason: 'end_guessed', of: [...new Set(guessed)] });
  const { weeks = 0, ...own } = reader.term?.(page) ?? {};
  const lastWeek = Math.max(courses.lastWeek || weeks || usualWeeks, weeks);
  return {
    format: 'page',
    source: reader.name,
    term: {
      ...{ name: '', first_monday: null, period_tables: [], ...own },
      weeks: Math.min(lastWeek, timetableLimit.weeks),
    },
    courses: courses.all(),
    problems,
  };
}

function pageOf(text: string): Page | undefined {
  if (!/^\s*[[{]/.test(text)) return htmlPage(text);
  try {
    return jsonPage(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const isHours = (text: string): boolean =>
  /^\d\d:\d\d-\d\d:\d\d$/.test(text) && text.slice(0, 5) < text.slice(6);

function add(courses: CourseCollector, lesson: PageLesson): ImportReason | undefined {
  if (!isCourseName(lesson.course_name)) return 'name';
  const { weekday } = lesson;
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > 7) return 'weekday';
  const time = isHours(lesson.periods) ? lesson.periods : null;
  const periods = time === null ? readPeriods(lesson.periods) : [];
  if (!periods || (time ?? periods).length === 0) return 'periods';
  const weeks = readWeeks(lesson.weeks, usualWeeks);
  if (!weeks) return 'weeks';
  courses.addMeeting(lesson.course_name, lesson.teacher, {
    weekday,
    periods: writePeriods(periods),
    weeks: writeWeeks(weeks),
    time,
    classroom: noRoom.test(lesson.classroom) ? '' : lesson.classroom,
    teacher: '',
  });
  courses.note(weeks.at(-1) ?? 0);
  return undefined;
}
