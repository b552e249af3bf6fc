import { type Context, now } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { write } from '../../../writing/transaction.ts';
import { changeRow, currentRow } from '../change-task.ts';
import { planDailyCare } from '../daily-care.ts';
import { cancelTogether } from '../reminders/plan-reminders.ts';
import { deleteAhead } from './occurrence-rows.repository.ts';
import { changeSeries, findSeries } from './series.repository.ts';

/** This task and all that follow; restoring it brings them back. What is completed stays. */
export function deleteFollowing(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  const { userId } = ctx.actor;
  return write(ctx, ['tasks'], async (tx) => {
    const task = await currentRow(ctx, tx, id, ifMatch);
    const { series_id: seriesId, occurrence } = task;
    const series = seriesId === null ? undefined : await findSeries(tx, userId, seriesId);
    if (!series || occurrence === null) throw new ServiceError('task.not_recurring');
    await changeSeries(tx, series, { stopped: 1 });
    const ahead = { userId, seriesId: series.id, from: occurrence, except: id };
    const time = now(ctx);
    await cancelTogether(ctx, tx, await deleteAhead(tx, ahead, time));
    await changeRow(ctx, tx, task, { ...task, deleted_at: time, deleted_with: id });
    await planDailyCare(ctx, tx);
  });
}
