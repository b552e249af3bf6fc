import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../context.ts';
import { changeTask } from './change-task.ts';
import { type TaskFields, withFields } from './task-rules.ts';

export function updateTask(ctx: Context, id: string, fields: TaskFields, ifMatch?: number): Promise<Task> {
  return changeTask(ctx, id, ifMatch, (row) => withFields(ctx, row, fields));
}
