import type { Exam, ExamEdit } from '@board/contracts/schemas/exams';
import type { Context } from '../../context/context.ts';
import { write } from '../../writing/transaction.ts';
import { restorable } from '../settings/index.ts';
import { checkRoom, withFields } from './exam-rules.ts';
import { type ExamRow, findExamRow, replaceExamRow, toExam } from './exams.repository.ts';
import { planExam } from './remind/plan-exams.ts';

const { change, remove, restore } = restorable<ExamRow, Exam>({
  missing: 'exam.not_found',
  write: (ctx, work) => write(ctx, ['exams'], work),
  find: findExamRow,
  async store(ctx, tx, { before, after }) {
    await replaceExamRow(tx, after);
    await planExam(ctx, tx, after, before);
  },
  show: toExam,
  checkRoom,
});

export const deleteExam = remove;
export const restoreExam = restore;

export const updateExam = (
  ctx: Context,
  id: string,
  fields: Partial<ExamEdit>,
  ifMatch?: number,
): Promise<Exam> => change(ctx, id, ifMatch, (row) => withFields(row, fields));
