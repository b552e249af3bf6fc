import type { GradeEdit } from '@board/contracts/calls/grades';
import { gradeLimit, hundred } from '@board/contracts/constants/grades';
import { newId } from '@board/platform';
import { plainFigure, readFigure } from './figures.ts';
import type { GradeBody, GradedCourse } from './grades.queries.ts';

export interface PartDraft {
  key: string;
  name: string;
  weight: string;
  mark: string;
  out_of: string;
}

const outOf = String(hundred);
export const emptyPart = (name = '', weight = ''): PartDraft => ({
  key: newId(),
  name,
  weight,
  mark: '',
  out_of: outOf,
});

export const draftOf = (
  { term_id, course_name, grade }: GradedCourse,
  first: readonly PartDraft[],
) => ({
  id: grade?.id ?? newId(),
  term_id: term_id ?? '',
  course_name,
  credits: grade ? plainFigure(grade.credits) : '',
  counts: grade?.counts ?? true,
  parts: grade
    ? grade.parts.map(
        ({ name, weight, mark, out_of }): PartDraft => ({
          key: newId(),
          name,
          weight: plainFigure(weight),
          mark: mark === null ? '' : plainFigure(mark),
          out_of: plainFigure(out_of),
        }),
      )
    : first,
});
export type GradeDraft = ReturnType<typeof draftOf>;

export const readWeight = (typed: string) => readFigure(typed, gradeLimit.weight);
export const readCredits = (typed: string) => readFigure(typed || '0', gradeLimit.credits);

/** Nothing typed is no mark yet. */
export const readMark = (typed: string) =>
  typed.trim() === '' ? null : readFigure(typed, gradeLimit.mark);

/** No mark is out of nothing. */
export const readOutOf = (typed: string) => readFigure(typed, gradeLimit.mark) || undefined;

/** Undefined while a figure of it cannot be read. */
export function bodyOf({
  id,
  term_id,
  course_name,
  counts,
  ...draft
}: GradeDraft): GradeBody | undefined {
  const credits = readCredits(draft.credits);
  const parts = draft.parts.flatMap(({ name, ...typed }) => {
    const weight = readWeight(typed.weight);
    const mark = readMark(typed.mark);
    const out_of = readOutOf(typed.out_of);
    if (weight === undefined || mark === undefined || out_of === undefined) return [];
    return { name: name.trim(), weight, mark, out_of };
  });
  if (credits === undefined || parts.length < draft.parts.length) return undefined;
  return {
    id,
    term_id: term_id || null,
    course_name: course_name.trim(),
    credits,
    counts,
    parts,
  } satisfies Record<'id' | keyof GradeEdit, unknown>;
}
