import type { CoursePlan } from '@board/contracts/schemas/courses';
import type { Context } from '../../context.ts';
import { changeCourse } from './change-course.ts';
import { type CourseFields, withFields } from './course-fields.ts';

/** The school's courses follow the school; of them the colour and the note are the person's. */
export function updateCourse(
  ctx: Context,
  id: string,
  fields: CourseFields,
  ifMatch?: number,
): Promise<CoursePlan> {
  return changeCourse(ctx, id, ifMatch, (row, tx) =>
    row.source === 'school'
      ? { ...row, color: fields.color ?? row.color, note: fields.note ?? row.note }
      : withFields(ctx, tx, row, fields),
  );
}
