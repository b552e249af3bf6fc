import { type Context, now } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { breathing } from '../../turns/breathing.ts';
import { saysSomething, unchanged } from './change-lesson.ts';
import {
  type CourseRow,
  listCourseRows,
  replaceCourseRow,
  toTimetable,
} from './courses.repository.ts';
import { listTermRows, toTermPlan } from './terms.repository.ts';
import { expandLessons } from './timetable/expand-lessons.ts';
import type { TermPlan } from './timetable/plan.ts';
import { writeCourses } from './write-courses.ts';

/** Of all lessons of the courses of that name on a day, or of those alone that are in one of some rooms. */
export interface RoomChange {
  course: string;
  date: string;
  /** Null is the room of the plan. */
  classroom: string | null;
  instead?: readonly string[];
}

/** However many lessons they are, the timetable is read and written once, and each course at most once. */
export async function changeRooms(
  ctx: Context & { tx: Transaction },
  changes: readonly RoomChange[],
): Promise<void> {
  const { userId } = ctx.actor;
  const breathe = breathing();
  const terms = (await listTermRows(ctx.tx, userId)).map(toTermPlan);
  const changed: CourseRow[] = [];
  for (const [name, ofName] of Map.groupBy(changes, ({ course }) => course))
    for (const row of await listCourseRows(ctx.tx, userId, { name })) {
      let after = row;
      for (const change of ofName) {
        await breathe();
        after = withRoom(terms, after, change);
      }
      if (after.changes !== row.changes) changed.push(after);
    }
  if (changed.length === 0) return;
  await writeCourses(ctx, async (tx) => {
    for (const row of changed) {
      await breathe();
      await replaceCourseRow(tx, { ...row, version: row.version + 1, updated_at: now(ctx) });
    }
  });
}

function withRoom(
  terms: readonly TermPlan[],
  row: CourseRow,
  { date, classroom, instead }: RoomChange,
): CourseRow {
  if (row.last_date < date || row.first_date > date) return row;
  const course = toTimetable(row);
  const planned = new Map([...course.sessions, ...course.meetings].map((each) => [each.id, each]));
  const changes = new Map(course.changes.map((each) => [keyOf(each), each]));
  for (const lesson of expandLessons(terms, [course], { start: date, end: date })) {
    if (instead && !instead.includes(lesson.classroom)) continue;
    const place = { meeting_id: lesson.meeting_id, date: lesson.planned_date };
    const ofPlan = planned.get(place.meeting_id)?.classroom;
    const before = changes.get(keyOf(place)) ?? unchanged(place);
    const change = { ...before, classroom: classroom === ofPlan ? null : classroom };
    if (saysSomething(change)) changes.set(keyOf(place), change);
    else changes.delete(keyOf(place));
  }
  return { ...row, changes: JSON.stringify([...changes.values()]) };
}

const keyOf = ({ meeting_id, date }: { meeting_id: string; date: string }): string =>
  `${meeting_id}|${date}`;
