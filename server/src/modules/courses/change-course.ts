import type { CoursePlan } from '@board/contracts/schemas/courses';
import { restorable } from '../settings/index.ts';
import { type CourseFields, inItsTerm, withFields } from './course-fields.ts';
import { type CourseRow, findCourseRow, replaceCourseRow, toPlan } from './courses.repository.ts';
import { writeCourses } from './write-courses.ts';

export const {
  change: changeCourse,
  update: updateCourse,
  remove: deleteCourse,
  restore: restoreCourse,
} = restorable<CourseRow, CoursePlan, CourseFields>({
  missing: 'course.not_found',
  write: writeCourses,
  find: findCourseRow,
  // The school's courses follow the school; of them the colour and the note are the person's.
  edit: (row, fields, ctx, tx) =>
    row.source === 'school'
      ? { ...row, color: fields.color ?? row.color, note: fields.note ?? row.note }
      : withFields(ctx, tx, row, fields),
  // Its term may have moved while it was away.
  store: async (ctx, tx, { before, after }) =>
    replaceCourseRow(tx, before.deleted_at === null ? after : await inItsTerm(ctx, tx, after)),
  show: toPlan,
});
