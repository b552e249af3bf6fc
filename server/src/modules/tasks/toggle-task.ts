import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../context/context.ts';
import { changeTask } from './change-task.ts';

export function toggleTask(ctx: Context, id: string, ifMatch?: number): Promise<Task> {
  return changeTask(ctx, id, ifMatch, (row) => ({
    ...row,
    completed: row.completed === 1 ? 0 : 1,
  }));
}
