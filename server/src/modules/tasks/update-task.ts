import type { SeriesScope } from '@board/contracts/constants/tasks';
import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { takeRoom } from '../../limits/room-left.ts';
import { write } from '../../writing/transaction.ts';
import { changeRow, currentRow } from './change-task.ts';
import { asFirst } from './recurrence/begin-series.ts';
import { beginAnew, changeFollowing } from './recurrence/change-following.ts';
import { mostOpened } from './recurrence/fill-series.ts';
import { removeAhead } from './recurrence/occurrence-rows.repository.ts';
import { keepBefore, seriesBefore } from './recurrence/series-before.repository.ts';
import type { TaskRow } from './task-row.repository.ts';
import { type TaskFields, withFields } from './task-rules.ts';
import { toTask } from './tasks.repository.ts';

/** Another rule is always about this task and all that follow. */
export function updateTask(
  ctx: Context,
  id: string,
  fields: TaskFields,
  ifMatch?: number,
  scope: SeriesScope = 'one',
): Promise<Task> {
  return write(ctx, ['tasks'], async (tx) => {
    const before = await currentRow(ctx, tx, id, ifMatch);
    const { recurrence = before.recurrence, ...others } = fields;
    const isSeries = scope === 'following' || recurrence !== before.recurrence;
    await takeRoom(ctx, tx, isSeries ? mostOpened : 1);
    if (scope === 'following') return toTask(await changeFollowing(ctx, tx, before, fields));
    if (recurrence === before.recurrence)
      return changeRow(ctx, tx, before, withFields(ctx, before, others));
    if (before.recurrence !== null) return toTask(await changeFollowing(ctx, tx, before, fields));
    return recurring(ctx, tx, before, withFields(ctx, before, others), recurrence ?? '');
  });
}

async function recurring(
  ctx: Context,
  tx: Transaction,
  before: TaskRow,
  changed: TaskRow,
  rule: string,
): Promise<Task> {
  const first = asFirst(ctx, changed, rule);
  const task = await changeRow(ctx, tx, before, first);
  const { version, updated_at } = task;
  const after = { ...first, version, updated_at };
  // What the series that ended with it still has is not opened once more: what was done, or deleted.
  const series = await seriesBefore(tx, before);
  const ahead = { userId: before.user_id, from: first.date, except: before.id };
  const days = series ? await removeAhead(tx, { ...ahead, seriesId: series.id }) : [];
  await beginAnew(ctx, tx, after, days, { stays: () => true });
  await keepBefore(tx, after, { task: before, days, ...(series && { series }) });
  return task;
}
