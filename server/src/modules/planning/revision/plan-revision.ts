import { revisionLimit } from '@board/contracts/constants/planning';
import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { write } from '../../../writing/transaction.ts';
import { findExam } from '../../exams/index.ts';
import { createTask } from '../../tasks/index.ts';
import { blocksOf, insertBlocks } from './revision.repository.ts';

interface NewBlock {
  id: string;
  title: string;
  date: string;
  time: string;
}

/** What was agreed to becomes tasks, each of them revision of that exam. Sent again it is there once. */
export function planRevision(
  ctx: Context,
  examId: string,
  blocks: readonly NewBlock[],
): Promise<Task[]> {
  return write(ctx, ['tasks'], async (tx) => {
    const { userId } = ctx.actor;
    const inside = { ...ctx, tx };
    const exam = await findExam(inside, examId);
    if (blocks.some(({ date }) => date > exam.date)) throw new ServiceError('planning.after_exam');
    const known = new Set((await blocksOf(tx, userId, examId)).map(({ task_id }) => task_id));
    const { size } = new Set([...known, ...blocks.map(({ id }) => id)]);
    if (size > revisionLimit.blocks)
      throw new ServiceError('planning.too_many', { fill: { count: revisionLimit.blocks } });
    const made: Task[] = [];
    for (const block of blocks)
      made.push(await createTask(inside, { ...block, course: exam.course }));
    const none = { moved_from: null, moved_at: null };
    await insertBlocks(
      tx,
      blocks.map(({ id }) => ({ user_id: userId, task_id: id, exam_id: examId, ...none })),
    );
    return made;
  });
}
