import type { Context } from '../../context/context.ts';
import { ServiceError, unlessRefused } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { deleteTerm } from '../courses/index.ts';
import { deleteExam } from '../exams/index.ts';
import {
  deleteAccount,
  deleteRecurring,
  deleteTransaction,
  deleteTransfer,
} from '../finance/index.ts';
import { deleteGradesOf } from '../grades/index.ts';
import { deleteTask } from '../tasks/index.ts';
import { dropSample, findSample } from './samples.repository.ts';

const unlessGone = unlessRefused(
  'term.not_found',
  'task.not_found',
  'exam.not_found',
  'transaction.not_found',
  'recurring.not_found',
  'transfer.not_found',
  'account.not_found',
);

/** Takes the sample away; what the person has deleted of it himself is gone already. */
export function removeSampleTerm(ctx: Context): Promise<void> {
  return write(ctx, ['courses', 'exams', 'grades', 'tasks', 'transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const sample = await findSample(tx, userId);
    if (!sample) throw new ServiceError('term.sample_missing');
    const inside = { ...ctx, tx };
    await deleteGradesOf(inside, sample.term_id);
    await unlessGone(() => deleteTerm(inside, sample.term_id));
    for (const id of sample.tasks) await unlessGone(() => deleteTask(inside, id));
    for (const id of sample.exams) await unlessGone(() => deleteExam(inside, id));
    for (const id of sample.transactions) await unlessGone(() => deleteTransaction(inside, id));
    for (const id of sample.recurring) await unlessGone(() => deleteRecurring(inside, id));
    for (const id of sample.transfers) await unlessGone(() => deleteTransfer(inside, id));
    for (const id of sample.accounts) await unlessGone(() => deleteAccount(inside, id));
    await dropSample(tx, userId);
  });
}
