import type { Task } from '@board/contracts/schemas/tasks';
import { type Context, now } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { keptSince } from '../settings/index.ts';
import { changeRow } from './change-task.ts';
import { fillSeries } from './recurrence/fill-series.ts';
import {
  isCutOff,
  restoreAhead,
  seriesThatWentWith,
} from './recurrence/occurrence-rows.repository.ts';
import { changeSeries, findSeries } from './recurrence/series.repository.ts';
import { planTogether } from './reminders/plan-reminders.ts';
import type { TaskRow } from './task-row.repository.ts';
import { findTaskRow, toTask } from './tasks.repository.ts';

/** Undoes a deletion; a task that is there is answered as it is. */
export function restoreTask(ctx: Context, id: string): Promise<Task> {
  return write(ctx, ['tasks'], async (tx) => {
    const before = await findTaskRow(tx, ctx.actor.userId, id);
    if (!before) throw new ServiceError('task.not_found');
    if (before.deleted_at === null) return toTask(before);
    if (before.deleted_at < (await keptSince(ctx, tx))) throw new ServiceError('task.not_found');
    if (before.deleted_with === id) await restoreTheOthers(ctx, tx, before);
    return changeRow(ctx, tx, before, { ...before, deleted_at: null, deleted_with: null });
  });
}

/** A series that was cut off goes on, unless it was cut off once more. */
async function restoreTheOthers(ctx: Context, tx: Transaction, { id }: TaskRow): Promise<void> {
  const { userId } = ctx.actor;
  for (const seriesId of await seriesThatWentWith(tx, userId, id)) {
    const all = { userId, seriesId, from: '', except: id };
    await planTogether(ctx, tx, await restoreAhead(tx, all, now(ctx)));
    const series = await findSeries(tx, userId, seriesId);
    if (!series) continue;
    if (await isCutOff(tx, all)) continue;
    await changeSeries(tx, series, { stopped: 0 });
    await fillSeries(ctx, tx, series);
  }
}
