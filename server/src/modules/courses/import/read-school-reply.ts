import { textLength } from '@board/contracts/constants/limits';
import { isRealCourseName } from '@board/contracts/constants/timetable';
import { readPeriods } from '@board/contracts/formats/period-text';
import { isDay } from '@board/time';
import { ServiceError } from '../../../errors.ts';
import type { SchoolLesson } from '../school-lesson.ts';

const mostLessons = 5_000;

/** Why a reply cannot be used, in words for the person who bound the school. */
const unreadable = (reason: string) =>
  new ServiceError('education.unreadable', { fill: { reason } });

/** A list, or one under `courses` or `data`, in the specification's fields. Never half of it. */
export function readSchoolReply(body: Uint8Array): SchoolLesson[] {
  const list = listIn(parsed(body));
  if (list.length > mostLessons) throw unreadable(`more than ${mostLessons} courses`);
  return list.flatMap((entry, index) => lessonOf(entry, index + 1));
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw unreadable('not JSON in UTF-8');
  }
}

function listIn(reply: unknown): readonly unknown[] {
  if (Array.isArray(reply)) return reply;
  const fields = isFields(reply) ? [reply.courses, reply.data] : [];
  for (const field of fields) {
    if (Array.isArray(field)) return field;
    if (isFields(field) && Array.isArray(field.courses)) return field.courses;
  }
  throw unreadable('no list of courses');
}

function lessonOf(entry: unknown, number: number): SchoolLesson[] {
  if (!isFields(entry)) throw unreadable(`course ${number} is no object`);
  const course_name = textOf(entry, 'course_name', number);
  if (!isRealCourseName(course_name)) return [];
  const date = textOf(entry, 'date', number).slice(0, 10);
  if (!isDay(date)) throw unreadable(`course ${number} has the date '${date}'`);
  const written = textOf(entry, 'periods', number);
  const periods = readPeriods(written);
  if (periods === null) {
    throw unreadable(`course ${number} has the periods '${written.slice(0, 40)}'`);
  }
  return [
    {
      course_name: course_name.trim(),
      date,
      periods,
      classroom: textOf(entry, 'classroom', number).trim(),
      teacher: textOf(entry, 'teacher', number).trim(),
    },
  ];
}

function textOf(entry: Record<string, unknown>, field: string, number: number): string {
  const value = entry[field] ?? '';
  if (typeof value !== 'string' || value.length > textLength.title || value.includes('\u0000')) {
    throw unreadable(`course ${number} has no readable ${field}`);
  }
  return value;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
