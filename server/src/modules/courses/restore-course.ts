import type { CoursePlan } from '@board/contracts/schemas/courses';
import { type Context, now } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { keptSince } from '../settings/index.ts';
import { findCourseRow, replaceCourseRow, toPlan } from './courses.repository.ts';
import { writeCourses } from './write-courses.ts';

/** Undoes a deletion; a course that is there is answered as it is. */
export function restoreCourse(ctx: Context, id: string): Promise<CoursePlan> {
  return writeCourses(ctx, async (tx) => {
    const before = await findCourseRow(tx, ctx.actor.userId, id);
    if (!before) throw new ServiceError('course.not_found');
    if (before.deleted_at === null) return toPlan(before);
    if (before.deleted_at < (await keptSince(ctx, tx))) throw new ServiceError('course.not_found');
    const after = {
      ...before,
      deleted_at: null,
      version: before.version + 1,
      updated_at: now(ctx),
    };
    await replaceCourseRow(tx, after);
    return toPlan(after);
  });
}
