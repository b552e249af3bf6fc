import { hundred } from '@board/contracts/constants/grades';
import { markSoFar } from '@board/contracts/grades/course-mark';
import { gradePoints } from '@board/contracts/grades/grade-points';
import { Strict } from '@board/contracts/schemas/common';
import { readTool } from '../../tool.ts';
import { listGrades } from './list-grades.ts';

const plain = (figure: number | undefined) => (figure === undefined ? null : figure / hundred);

export const listGradesTool = readTool({
  name: 'list_grades',
  reads: ['grades', 'courses'],
  description:
    "The person's courses with credits, parts, weights in percent and marks so far, and the grade point average.",
  parameters: Strict({}),
  async run(ctx) {
    const { scale, bands, items } = await listGrades(ctx);
    const grades = items.flatMap(({ grade }) => grade ?? []);
    return {
      scale,
      average: plain(gradePoints(grades, { scale, bands })?.average),
      courses: grades.map(({ course_name, credits, counts, parts }) => ({
        course_name,
        credits: plain(credits),
        counts,
        mark_so_far: plain(markSoFar(parts)?.mark),
        parts: parts.map(({ name, weight, mark, out_of }) => ({
          name,
          weight: plain(weight),
          mark: plain(mark ?? undefined),
          out_of: plain(out_of),
        })),
      })),
    };
  },
});
