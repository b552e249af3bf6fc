import type { Exam, ExamEdit } from '@board/contracts/schemas/exams';
import { write } from '../../writing/transaction.ts';
import { restorable } from '../settings/index.ts';
import { checkRoom, withFields } from './exam-rules.ts';
import { type ExamRow, findExamRow, replaceExamRow, toExam } from './exams.repository.ts';
import { planExam } from './remind/plan-exams.ts';

export const {
  update: updateExam,
  remove: deleteExam,
  restore: restoreExam,
} = restorable<ExamRow, Exam, Partial<ExamEdit>>({
  missing: 'exam.not_found',
  write: (ctx, work) => write(ctx, ['exams'], work),
  find: findExamRow,
  edit: withFields,
  async store(ctx, tx, { before, after }) {
    await replaceExamRow(tx, after);
    await planExam(ctx, tx, after, before);
  },
  show: toExam,
  checkRoom,
});
