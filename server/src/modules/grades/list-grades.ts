import type { GradedCourse } from '@board/contracts/schemas/grades';
import type { Context } from '../../context.ts';
import { read } from '../../transaction.ts';
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
    const items = courses.map(({ term_id, course_name, color }): GradedCourse => {
      // A timetable that is imported anew has a new term; the course is known by its name.
      const at = grades.findIndex(
        (grade) =>
          grade.course_name === course_name &&
          (grade.term_id === term_id || !terms.has(grade.term_id)),
      );
      const [grade = null] = at < 0 ? [] : grades.splice(at, 1);
      return { term_id, course_name, color, grade };
    });
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
