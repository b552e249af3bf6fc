import { type Context, now } from '../../context.ts';
import { write } from '../../transaction.ts';
import { changeInside, changeTask } from './change-task.ts';
import type { TaskRow } from './tasks.repository.ts';

/** The row stays for 30 days and can be restored. */
export async function deleteTask(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  await changeTask(ctx, id, ifMatch, asDeleted(ctx));
}

/** All of them or none. */
export function deleteTasks(ctx: Context, ids: readonly string[]): Promise<number> {
  const each = [...new Set(ids)];
  return write(ctx, ['tasks'], async (tx) => {
    for (const id of each) await changeInside(ctx, tx, id, undefined, asDeleted(ctx));
    return each.length;
  });
}

const asDeleted =
  (ctx: Context) =>
  (row: TaskRow): TaskRow => ({ ...row, deleted_at: now(ctx) });
