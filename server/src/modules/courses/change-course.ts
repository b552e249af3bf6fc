import type { CoursePlan } from '@board/contracts/schemas/courses';
import type { Context } from '../../context/context.ts';
import { restorable } from '../settings/index.ts';
import { type CourseFields, inItsTerm, withFields } from './course-fields.ts';
import { type CourseRow, findCourseRow, replaceCourseRow, toPlan } from './courses.repository.ts';
import { writeCourses } from './write-courses.ts';

const { change, remove, restore } = restorable<CourseRow, CoursePlan>({
  missing: 'course.not_found',
  write: writeCourses,
  find: findCourseRow,
  // Its term may have moved while it was away.
  store: async (ctx, tx, { before, after }) =>
    replaceCourseRow(tx, before.deleted_at === null ? after : await inItsTerm(ctx, tx, after)),
  show: toPlan,
});

export const changeCourse = change;
export const deleteCourse = remove;
export const restoreCourse = restore;

/** The school's courses follow the school; of them the colour and the note are the person's. */
export const updateCourse = (
  ctx: Context,
  id: string,
  fields: CourseFields,
  ifMatch?: number,
): Promise<CoursePlan> =>
  change(ctx, id, ifMatch, (row, tx) =>
    row.source === 'school'
      ? { ...row, color: fields.color ?? row.color, note: fields.note ?? row.note }
      : withFields(ctx, tx, row, fields),
  );
