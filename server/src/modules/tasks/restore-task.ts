import type { Task } from '@board/contracts/schemas/tasks';
import { type Context, now } from '../../context.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors.ts';
import { write } from '../../transaction.ts';
import { changeRow } from './change-task.ts';
import { keptSince } from './daily-care.ts';
import { fillSeries } from './recurrence/fill-series.ts';
import { changeSeries, findSeries, rowsDeletedWith } from './recurrence/series.repository.ts';
import { storeTaskRow } from './store-task.ts';
import { findTaskRow, type TaskRow, toTask } from './tasks.repository.ts';

const back = { deleted_at: null, deleted_with: null };

/** Undoes a deletion; a task that is there is answered as it is. */
export function restoreTask(ctx: Context, id: string): Promise<Task> {
  return write(ctx, ['tasks'], async (tx) => {
    const before = await findTaskRow(tx, ctx.actor.userId, id);
    if (!before) throw new ServiceError('task.not_found');
    if (before.deleted_at === null) return toTask(before);
    if (before.deleted_at < keptSince(ctx)) throw new ServiceError('task.not_found');
    if (before.deleted_with === id) await restoreTheOthers(ctx, tx, before);
    return changeRow(ctx, tx, before, { ...before, ...back });
  });
}

/** A series that was cut off goes on. */
async function restoreTheOthers(ctx: Context, tx: Transaction, first: TaskRow): Promise<void> {
  const { userId } = ctx.actor;
  for (const row of await rowsDeletedWith(tx, userId, first.id)) {
    if (row.id === first.id) continue;
    await storeTaskRow(ctx, tx, row, {
      ...row,
      ...back,
      version: row.version + 1,
      updated_at: now(ctx),
    });
  }
  const series =
    first.series_id === null ? undefined : await findSeries(tx, userId, first.series_id);
  if (!series) return;
  await changeSeries(tx, series, { stopped: 0 });
  await fillSeries(ctx, tx, series);
}
