import { createHash } from 'node:crypto';
import { timetableLimit } from '@board/contracts/constants/limits';
import { type Context, now } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { ServiceError } from '../../errors/errors.ts';
import { breathing } from '../../turns/breathing.ts';
import { withLessons } from './course-fields.ts';
import {
  type CourseRow,
  countCourses,
  dropCourseRows,
  insertCourseRow,
  listSchoolIds,
  listSchoolRows,
  replaceCourseRow,
  toTimetable,
} from './courses.repository.ts';
import { colourFor, emptyCourse } from './create-course.ts';
import type { SchoolLesson } from './school-lesson.ts';
import type { SessionPlan } from './timetable/plan.ts';
import { writeCourses } from './write-courses.ts';

export interface SyncCounts {
  added: number;
  changed: number;
  removed: number;
}

interface SchoolCourse {
  course_name: string;
  teacher: string;
  sessions: Map<string, SessionPlan>;
}

/**
 * Makes the school's courses of a range of days what the school says. Colours, changes of single
 * lessons and deletions are the person's and stay; lessons outside of the range stay as they were.
 */
export function applySchoolLessons(
  ctx: Context,
  lessons: readonly SchoolLesson[],
  range: { start: string; end: string },
): Promise<SyncCounts> {
  const sent = byCourse(lessons);
  // Before they are written only to be taken back.
  if (sent.size > timetableLimit.courses) throw new ServiceError('course.too_many');
  return writeCourses(ctx, (tx) => apply(ctx, tx, sent, range));
}

async function apply(
  ctx: Context,
  tx: Transaction,
  sent: Map<string, SchoolCourse>,
  range: { start: string; end: string },
): Promise<SyncCounts> {
  const { userId } = ctx.actor;
  const breathe = breathing();
  const counts: SyncCounts = { added: 0, changed: 0, removed: 0 };
  const gone: string[] = [];

  for (const row of await listSchoolRows(tx, userId)) {
    const key = row.external_key ?? '';
    const before = toTimetable(row).sessions;
    const kept = before.filter(({ date }) => date < range.start || date > range.end);
    const sessions = [...kept, ...(sent.get(key)?.sessions.values() ?? [])];
    sent.delete(key);
    count(counts, before, sessions);
    if (sessions.length === 0) gone.push(row.id);
    else await replaceIfChanged(ctx, tx, row, sessions);
    await breathe();
  }
  await dropCourseRows(tx, userId, gone);

  let colours = await countCourses(tx, userId);
  for (const [key, course] of sent) {
    const sessions = [...course.sessions.values()];
    count(counts, [], sessions);
    const empty = emptyCourse(ctx, newId(ctx.clock.now()), 'school', colourFor(colours));
    colours += 1;
    const { course_name, teacher } = course;
    const named = { ...empty, course_name, teacher, external_key: key };
    await insertCourseRow(
      tx,
      withLessons(named, { meetings: [], sessions, changes: [] }, undefined),
    );
    await breathe();
  }
  return counts;
}

/** Everything that came from the school. */
export async function dropSchoolCourses(ctx: Context, tx: Transaction): Promise<void> {
  const { userId } = ctx.actor;
  await dropCourseRows(tx, userId, await listSchoolIds(tx, userId));
}

async function replaceIfChanged(
  ctx: Context,
  tx: Transaction,
  row: CourseRow,
  sessions: readonly SessionPlan[],
): Promise<void> {
  const sorted = [...sessions].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  if (JSON.stringify(sorted) === row.sessions) return;
  const lessons = { meetings: [], sessions: sorted, changes: toTimetable(row).changes };
  await replaceCourseRow(tx, {
    ...withLessons(row, lessons, undefined),
    version: row.version + 1,
    updated_at: now(ctx),
  });
}

function byCourse(lessons: readonly SchoolLesson[]): Map<string, SchoolCourse> {
  const courses = new Map<string, SchoolCourse>();
  const ordered = [...lessons].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  for (const { course_name, teacher, date, periods, classroom } of ordered) {
    const key = JSON.stringify([course_name, teacher]);
    const course = courses.get(key) ?? { course_name, teacher, sessions: new Map() };
    courses.set(key, course);
    const id = stableId(key, date, periods);
    course.sessions.set(id, { id, date, periods, time: null, classroom, teacher: '' });
  }
  return courses;
}

/** The same lesson has the same id in every sync, so a person's change of it keeps its place. */
function stableId(key: string, date: string, periods: readonly number[]): string {
  const hash = createHash('sha256').update(`${key}|${date}|${periods.join()}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

function count(counts: SyncCounts, before: readonly SessionPlan[], after: readonly SessionPlan[]) {
  const known = new Map(before.map((each) => [each.id, each]));
  for (const session of after) {
    const old = known.get(session.id);
    known.delete(session.id);
    if (!old) counts.added += 1;
    else if (old.classroom !== session.classroom) counts.changed += 1;
  }
  counts.removed += known.size;
}
