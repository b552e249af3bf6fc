import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { dropGradeRow, gradeRows } from './grades.repository.ts';

/** Who takes it back creates it again. */
export function deleteGrade(ctx: Context, id: string): Promise<void> {
  return write(ctx, ['grades'], async (tx) => {
    if (!(await dropGradeRow(tx, ctx.actor.userId, id))) throw new ServiceError('grade.not_found');
  });
}

/** All those of a term. */
export function deleteGradesOf(ctx: Context, termId: string): Promise<void> {
  const { userId } = ctx.actor;
  return write(ctx, ['grades'], async (tx) => {
    for (const { id, term_id } of await gradeRows(tx, userId))
      if (term_id === termId) await dropGradeRow(tx, userId, id);
  });
}
