import type { errorTable } from '@board/contracts/constants/error-codes';
import { textLength } from '@board/contracts/constants/limits';
import { isRealCourseName } from '@board/contracts/constants/timetable';
import { readPeriods } from '@board/contracts/formats/period-text';
import { isRecord } from '@board/federation/shape';
import { isDay } from '@board/time';
import { ServiceError } from '../../../errors/errors.ts';
import type { SchoolLesson } from '../school-lesson.ts';

const mostLessons = 5_000;

type Reason = keyof (typeof errorTable)['education.unreadable']['reasons'];

/** Why a reply cannot be used, for the person who bound the school. */
const unreadable = (reason: Reason, fill: Record<string, string | number> = {}) =>
  new ServiceError('education.unreadable', { fill: { reason, ...fill } });

/** A list, or one under `courses` or `data`, in the specification's fields. Never half of it. */
export function readSchoolReply(body: Uint8Array): SchoolLesson[] {
  const list = listIn(parsed(body));
  if (list.length > mostLessons) throw unreadable('too_many', { most: mostLessons });
  return list.flatMap((entry, index) => lessonOf(entry, index + 1));
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw unreadable('not_json');
  }
}

function listIn(reply: unknown): readonly unknown[] {
  if (Array.isArray(reply)) return reply;
  const fields = isRecord(reply) ? [reply.courses, reply.data] : [];
  for (const field of fields) {
    if (Array.isArray(field)) return field;
    if (isRecord(field) && Array.isArray(field.courses)) return field.courses;
  }
  throw unreadable('no_list');
}

function lessonOf(entry: unknown, number: number): SchoolLesson[] {
  if (!isRecord(entry)) throw unreadable('no_object', { number });
  const course_name = textOf(entry, 'course_name', number);
  if (!isRealCourseName(course_name)) return [];
  const date = textOf(entry, 'date', number).slice(0, 10);
  if (!isDay(date)) throw unreadable('date', { number, value: date });
  const written = textOf(entry, 'periods', number);
  const periods = readPeriods(written);
  if (periods === null) {
    throw unreadable('periods', { number, value: written.slice(0, 40) });
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
    throw unreadable('field', { number, field });
  }
  return value;
}
