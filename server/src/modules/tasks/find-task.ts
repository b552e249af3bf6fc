import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { single } from '../../writing/transaction.ts';
import type { TaskRow } from './task-row.repository.ts';
import { findTaskRow, toTask } from './tasks.repository.ts';

export async function findTask(ctx: Context, id: string): Promise<Task> {
  return toTask(await taskThatIsThere(single(ctx), ctx.actor.userId, id));
}

export async function taskThatIsThere(
  connection: Connection,
  userId: string,
  id: string,
): Promise<TaskRow> {
  const row = await findTaskRow(connection, userId, id);
  if (!row || row.deleted_at !== null) throw new ServiceError('task.not_found');
  return row;
}
