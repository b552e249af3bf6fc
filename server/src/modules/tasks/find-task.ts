import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { single } from '../../transaction.ts';
import { findTaskRow, toTask } from './tasks.repository.ts';

export async function findTask(ctx: Context, id: string): Promise<Task> {
  const row = await findTaskRow(single(ctx), ctx.actor.userId, id);
  if (!row || row.deleted_at !== null) throw new ServiceError('task.not_found');
  return toTask(row);
}
