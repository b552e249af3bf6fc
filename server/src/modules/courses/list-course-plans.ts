import type { Pagination } from '@board/contracts/schemas/common';
import type { CoursePlan } from '@board/contracts/schemas/courses';
import type { Context } from '../../context.ts';
import { pageRequest, pagination } from '../../page.ts';
import { read } from '../../transaction.ts';
import { countCourses, listCourseRows, toPlan } from './courses.repository.ts';

export interface PlanQuery {
  page?: number;
  limit?: number;
  term_id?: string;
  /** Only those of no term. */
  dated?: boolean;
  course_name?: string;
}

export function listCoursePlans(
  ctx: Context,
  query: PlanQuery,
): Promise<{ items: CoursePlan[]; pagination: Pagination }> {
  const page = pageRequest(query);
  const { userId } = ctx.actor;
  const named = query.course_name === undefined ? undefined : { name: query.course_name };
  const which = query.term_id ?? (query.dated ? null : named);
  return read(ctx, async (connection) => ({
    items: (await listCourseRows(connection, userId, which, page)).map(toPlan),
    pagination: pagination(page, await countCourses(connection, userId, which)),
  }));
}
