import type { CoursePlan } from '@board/contracts/schemas/courses';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { single } from '../../writing/transaction.ts';
import { findCourseRow, toPlan } from './courses.repository.ts';

export async function findCourse(ctx: Context, id: string): Promise<CoursePlan> {
  const row = await findCourseRow(single(ctx), ctx.actor.userId, id);
  if (!row || row.deleted_at !== null) throw new ServiceError('course.not_found');
  return toPlan(row);
}
