import type { KnownCourse } from '@board/contracts/schemas/courses';
import type { Context } from '../../context/context.ts';
import { read } from '../../writing/transaction.ts';
import { courseNames } from './course-names.repository.ts';

/** All of them: forms choose from it, and there are no more than a person may have. */
export async function listCourseNames(ctx: Context): Promise<{ items: KnownCourse[] }> {
  const rows = await read(ctx, (connection) => courseNames(connection, ctx.actor.userId));
  const colors = new Map<string, number>();
  for (const { course_name: name, color } of rows) {
    if (!colors.has(name)) colors.set(name, color);
  }
  return { items: [...colors].map(([name, color]) => ({ name, color })) };
}
