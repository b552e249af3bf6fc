import type { Grade, GradedCourse } from '@board/contracts/schemas/grades';
import type { Context } from '../../context/context.ts';
import { read } from '../../writing/transaction.ts';
import { courseNames } from '../courses/index.ts';
import { gradeScaleOf } from './grade-scale.ts';
import { gradeRows, toGrade } from './grades.repository.ts';

/** Every course of the timetable with its grades, and those grades whose course is not in it. */
export function listGrades(ctx: Context) {
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const courses = await courseNames(connection, userId);
    const grades = (await gradeRows(connection, userId)).map(toGrade);
    const terms = new Set(courses.map(({ term_id }) => term_id));
    const take = (isIt: (grade: Grade) => boolean): Grade | null => {
      const at = grades.findIndex(isIt);
      return at < 0 ? null : (grades.splice(at, 1)[0] ?? null);
    };
    const items = courses.map(
      (course): GradedCourse => ({
        ...course,
        grade: take(
          ({ term_id, course_name }) =>
            course_name === course.course_name && term_id === course.term_id,
        ),
      }),
    );
    // A timetable that is imported anew has a new term; the course is known by its name.
    for (const item of items) {
      item.grade ??= take(
        ({ term_id, course_name }) => course_name === item.course_name && !terms.has(term_id),
      );
    }
    const others = grades.map(
      (grade): GradedCourse => ({
        term_id: grade.term_id,
        course_name: grade.course_name,
        color: null,
        grade,
      }),
    );
    return { ...(await gradeScaleOf(connection, userId)), items: [...items, ...others] };
  });
}
