import { hundred } from '@board/contracts/constants/grades';
import { textLength } from '@board/contracts/constants/limits';
import { markSoFar } from '@board/contracts/grades/course-mark';
import { gradePoints } from '@board/contracts/grades/grade-points';
import { Strict, text } from '@board/contracts/schemas/common';
import type { Grade } from '@board/contracts/schemas/grades';
import { matcherOf } from '@board/contracts/search/matcher';
import { Type } from 'typebox';
import { readTool } from '../../area/tool.ts';
import { listGrades } from './list-grades.ts';

const plain = (figure: number | undefined) => (figure === undefined ? null : figure / hundred);

export const listGradesTool = readTool({
  name: 'list_grades',
  reads: ['grades', 'courses'],
  description:
    "The person's courses with credits, parts, weights in percent and marks so far, and the grade point average; of all, or of those of a name.",
  parameters: Strict({ course: Type.Optional(text(textLength.name, 1)) }),
  async run(ctx, { course }) {
    const { scale, bands, items } = await listGrades(ctx);
    const grades = items.flatMap(({ grade }) => grade ?? []);
    const meant = course === undefined ? undefined : matcherOf(course, { forgiving: true });
    const isMeant = ({ course_name }: Grade) => !meant || meant(course_name) !== undefined;
    return {
      course,
      scale,
      average: plain(gradePoints(grades, { scale, bands })?.average),
      courses: grades.filter(isMeant).map(({ course_name, credits, counts, parts }) => ({
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
