import { restorableDays } from '@board/contracts/constants/limits';
import type { CoursePlan } from '@board/contracts/schemas/courses';
import { dayMs } from '@board/time';
import { instant } from '../../clock.ts';
import { type Context, now } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { findCourseRow, replaceCourseRow, toPlan } from './courses.repository.ts';
import { writeCourses } from './write-courses.ts';

const restorableMs = restorableDays * dayMs;

/** Undoes a deletion; a course that is there is answered as it is. */
export function restoreCourse(ctx: Context, id: string): Promise<CoursePlan> {
  return writeCourses(ctx, async (tx) => {
    const before = await findCourseRow(tx, ctx.actor.userId, id);
    if (!before) throw new ServiceError('course.not_found');
    if (before.deleted_at === null) return toPlan(before);
    if (before.deleted_at < instant(ctx.clock.now() - restorableMs)) {
      throw new ServiceError('course.not_found');
    }
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
