import type { Exam } from '@board/contracts/schemas/exams';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../serving/page.ts';
import { read, single } from '../../writing/transaction.ts';
import { type ExamFilter, findExamRow, listExamRows, toExam } from './exams.repository.ts';

export function listExams(ctx: Context, query: ExamFilter & PageQuery): Promise<Paged<Exam>> {
  const page = pageRequest(query);
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const { rows, total } = await listExamRows(connection, userId, query, page);
    return paged(page, rows.map(toExam), total);
  });
}

export async function findExam(ctx: Context, id: string): Promise<Exam> {
  const row = await findExamRow(single(ctx), ctx.actor.userId, id);
  if (!row || row.deleted_at !== null) throw new ServiceError('exam.not_found');
  return toExam(row);
}
