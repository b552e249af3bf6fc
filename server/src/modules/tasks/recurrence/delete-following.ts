import { type Context, now } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { write } from '../../../transaction.ts';
import { currentRow } from '../change-task.ts';
import { planDailyCare } from '../daily-care.ts';
import { storeTaskRow } from '../store-task.ts';
import { changeSeries, findSeries, rowsFrom } from './series.repository.ts';

/** This task and all that follow; restoring it brings them back. What is completed stays. */
export function deleteFollowing(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  const { userId } = ctx.actor;
  return write(ctx, ['tasks'], async (tx) => {
    const task = await currentRow(ctx, tx, id, ifMatch);
    const { series_id: seriesId, occurrence } = task;
    const series = seriesId === null ? undefined : await findSeries(tx, userId, seriesId);
    if (!series || occurrence === null) throw new ServiceError('task.not_recurring');
    await changeSeries(tx, series, { stopped: 1 });
    const rest = await rowsFrom(tx, { userId, seriesId: series.id, from: occurrence });
    const time = now(ctx);
    for (const row of [task, ...rest.filter((each) => each.id !== id)]) {
      await storeTaskRow(ctx, tx, row, {
        ...row,
        version: row.version + 1,
        updated_at: time,
        deleted_at: time,
        deleted_with: id,
      });
    }
    await planDailyCare(ctx, tx);
  });
}
