import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../context/context.ts';
import { write } from '../../writing/transaction.ts';
import { changeRow, currentRow } from './change-task.ts';
import { type TaskFields, withFields } from './task-rules.ts';

type Change = { id: string } & Pick<
  TaskFields,
  'date' | 'time' | 'duration_minutes' | 'priority' | 'completed'
>;

/** All of them or none, each by itself: a day of a series leaves the others where they are. */
export function changeTasks(ctx: Context, changes: readonly Change[]): Promise<Task[]> {
  return write(ctx, ['tasks'], async (tx) => {
    const changed: Task[] = [];
    for (const { id, ...fields } of changes) {
      const row = await currentRow(ctx, tx, id, undefined);
      changed.push(await changeRow(ctx, tx, row, withFields(ctx, row, fields)));
    }
    return changed;
  });
}
