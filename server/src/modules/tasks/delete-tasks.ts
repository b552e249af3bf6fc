import type { SeriesScope } from '@board/contracts/constants/tasks';
import { type Context, now } from '../../context/context.ts';
import { write } from '../../writing/transaction.ts';
import { changeRow, currentRow } from './change-task.ts';
import { planDailyCare } from './daily-care.ts';
import { deleteFollowing } from './recurrence/delete-following.ts';

/** The row stays for 30 days and can be restored; a day of a series is skipped by it. */
export async function deleteTask(
  ctx: Context,
  id: string,
  ifMatch?: number,
  scope: SeriesScope = 'one',
): Promise<void> {
  if (scope === 'following') return deleteFollowing(ctx, id, ifMatch);
  await deleteRows(ctx, [id], ifMatch);
}

/** All of them or none. */
export function deleteTasks(ctx: Context, ids: readonly string[]): Promise<number> {
  return deleteRows(ctx, [...new Set(ids)]);
}

function deleteRows(ctx: Context, ids: readonly string[], ifMatch?: number): Promise<number> {
  return write(ctx, ['tasks'], async (tx) => {
    for (const id of ids) {
      const row = await currentRow(ctx, tx, id, ifMatch);
      await changeRow(ctx, tx, row, { ...row, deleted_at: now(ctx), deleted_with: null });
    }
    await planDailyCare(ctx, tx);
    return ids.length;
  });
}
