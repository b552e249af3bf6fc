import type { QueryOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/courses';
import type { CoursePlan } from '@board/contracts/schemas/courses';
import type { Context } from '../../context/context.ts';
import { type Paged, paged, pageRequest } from '../../serving/page.ts';
import { read } from '../../writing/transaction.ts';
import { countCourses, listCourseRows, toPlan } from './courses.repository.ts';

type PlanQuery = QueryOf<typeof calls.listCoursePlans>;

export function listCoursePlans(ctx: Context, query: PlanQuery): Promise<Paged<CoursePlan>> {
  const page = pageRequest(query);
  const { userId } = ctx.actor;
  const named = query.course_name === undefined ? undefined : { name: query.course_name };
  const which = query.term_id ?? (query.dated ? null : named);
  return read(ctx, async (connection) => {
    const rows = await listCourseRows(connection, userId, which, page);
    return paged(page, rows.map(toPlan), await countCourses(connection, userId, which));
  });
}
