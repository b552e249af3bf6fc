import type { CoursePlan } from '@board/contracts/schemas/courses';
import { type Context, now } from '../../context.ts';
import type { Transaction } from '../../database/connection.ts';
import { checkVersion, ServiceError } from '../../errors.ts';
import { type CourseRow, findCourseRow, replaceCourseRow, toPlan } from './courses.repository.ts';
import { writeCourses } from './write-courses.ts';

type Change = (row: CourseRow, tx: Transaction) => CourseRow | Promise<CourseRow>;

/** The way of every change: found as one's own, not stale, one version on. */
export function changeCourse(
  ctx: Context,
  id: string,
  ifMatch: number | undefined,
  change: Change,
): Promise<CoursePlan> {
  return writeCourses(ctx, async (tx) => {
    const before = await findCourseRow(tx, ctx.actor.userId, id);
    if (!before || before.deleted_at !== null) throw new ServiceError('course.not_found');
    checkVersion(toPlan(before), ifMatch);
    const changed = await change(before, tx);
    const after = { ...changed, version: before.version + 1, updated_at: now(ctx) };
    await replaceCourseRow(tx, after);
    return toPlan(after);
  });
}
