import { isBlank } from '@board/contracts/constants/limits';
import type { GradeEdit } from '@board/contracts/schemas/grades';
import { flag } from '../../database/row.ts';
import { ServiceError } from '../../errors/errors.ts';
import type { GradeRow } from './grades.repository.ts';

/** As they are kept; of one course there is one row in a term. */
export function gradeFields(
  { term_id, course_name, credits, counts, parts }: GradeEdit,
  others: readonly GradeRow[],
) {
  const name = course_name.trim();
  if (isBlank(name)) throw new ServiceError('grade.name_required');
  if (others.some((row) => row.course_name === name && row.term_id === term_id))
    throw new ServiceError('grade.exists');
  return {
    term_id,
    course_name: name,
    credits,
    counts: flag(counts),
    parts: JSON.stringify(parts.map((part) => ({ ...part, name: part.name.trim() }))),
  } satisfies Record<keyof GradeEdit, unknown>;
}
