import { gradeLimit } from '@board/contracts/constants/grades';
import type { Grade, GradeEdit } from '@board/contracts/schemas/grades';
import type { Context } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { ServiceError } from '../../errors/errors.ts';
import { freshStamps } from '../../writing/fresh.ts';
import { write } from '../../writing/transaction.ts';
import { gradeFields } from './grade-fields.ts';
import { gradeRows, putGradeRow, toGrade } from './grades.repository.ts';

/** The first grades of a course, or those that were deleted and are wanted back. */
export function createGrade(
  ctx: Context,
  { id = newId(ctx.clock.now()), ...fields }: GradeEdit & { id?: string },
): Promise<Grade> {
  const { userId } = ctx.actor;
  return write(ctx, ['grades'], async (tx) => {
    const rows = await gradeRows(tx, userId);
    const there = rows.find((row) => row.id === id);
    if (there) return toGrade(there);
    if (rows.length >= gradeLimit.courses)
      throw new ServiceError('grade.too_many', { fill: { count: gradeLimit.courses } });
    const row = {
      ...gradeFields(fields, rows),
      user_id: userId,
      id,
      ...freshStamps(ctx),
    };
    await putGradeRow(tx, row);
    return toGrade(row);
  });
}
