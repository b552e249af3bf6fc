import type { Exam, ExamEdit } from '@board/contracts/schemas/exams';
import { type Context, now } from '../../context.ts';
import type { Transaction } from '../../database/connection.ts';
import { checkVersion, ServiceError } from '../../errors.ts';
import { write } from '../../transaction.ts';
import { keptSince } from '../settings/index.ts';
import { checkRoom, withFields } from './exam-rules.ts';
import { type ExamRow, findExamRow, replaceExamRow, toExam } from './exams.repository.ts';
import { planExam } from './remind/plan-exams.ts';

export const updateExam = (
  ctx: Context,
  id: string,
  fields: Partial<ExamEdit>,
  ifMatch?: number,
): Promise<Exam> => changeExam(ctx, id, ifMatch, (row) => withFields(row, fields));

/** The row stays a while and can be restored. */
export async function deleteExam(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  await changeExam(ctx, id, ifMatch, (row) => ({ ...row, deleted_at: now(ctx) }));
}

/** Undoes a deletion; an exam that is there is answered as it is. */
export function restoreExam(ctx: Context, id: string): Promise<Exam> {
  return write(ctx, ['exams'], async (tx) => {
    const row = await findExamRow(tx, ctx.actor.userId, id);
    if (!row) throw new ServiceError('exam.not_found');
    if (row.deleted_at === null) return toExam(row);
    if (row.deleted_at < (await keptSince(ctx, tx))) throw new ServiceError('exam.not_found');
    await checkRoom(tx, ctx.actor.userId);
    return store(ctx, tx, row, { ...row, deleted_at: null });
  });
}

/** The way of every change: found as one's own, not stale, one version on. */
function changeExam(
  ctx: Context,
  id: string,
  ifMatch: number | undefined,
  change: (row: ExamRow) => ExamRow,
): Promise<Exam> {
  return write(ctx, ['exams'], async (tx) => {
    const before = await findExamRow(tx, ctx.actor.userId, id);
    if (!before || before.deleted_at !== null) throw new ServiceError('exam.not_found');
    checkVersion(toExam(before), ifMatch);
    return store(ctx, tx, before, change(before));
  });
}

async function store(
  ctx: Context,
  tx: Transaction,
  before: ExamRow,
  changed: ExamRow,
): Promise<Exam> {
  const after = { ...changed, version: changed.version + 1, updated_at: now(ctx) };
  await replaceExamRow(tx, after);
  await planExam(ctx, tx, after, before);
  return toExam(after);
}
