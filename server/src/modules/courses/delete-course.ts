import { type Context, now } from '../../context.ts';
import { changeCourse } from './change-course.ts';

export async function deleteCourse(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  await changeCourse(ctx, id, ifMatch, (row) => ({ ...row, deleted_at: now(ctx) }));
}
