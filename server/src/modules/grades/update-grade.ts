import type { Grade, GradeEdit } from '@board/contracts/schemas/grades';
import { type Context, now } from '../../context/context.ts';
import { checkVersion, ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { gradeFields } from './grade-fields.ts';
import { gradeRows, putGradeRow, toGrade } from './grades.repository.ts';

/** Parts, weights and marks are written whole. */
export function updateGrade(
  ctx: Context,
  id: string,
  fields: GradeEdit,
  ifMatch?: number,
): Promise<Grade> {
  return write(ctx, ['grades'], async (tx) => {
    const rows = await gradeRows(tx, ctx.actor.userId);
    const before = rows.find((row) => row.id === id);
    if (!before) throw new ServiceError('grade.not_found');
    checkVersion(toGrade(before), ifMatch);
    const others = rows.filter((row) => row !== before);
    const after = {
      ...before,
      ...gradeFields(fields, others),
      version: before.version + 1,
      updated_at: now(ctx),
    };
    await putGradeRow(tx, after);
    return toGrade(after);
  });
}
