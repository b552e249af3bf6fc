import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { read } from '../../../writing/transaction.ts';
import { daysWithFiles } from '../files/files.repository.ts';
import { taskThatIsThere } from '../find-task.ts';
import { openDays } from './occurrence-rows.repository.ts';
import { ownEdits } from './own-edits.ts';
import { findSeries } from './series.repository.ts';

/** How many open days a change from here on is about, itself with them, and how many of the others keep something of their own. */
export function countFollowing(ctx: Context, id: string): Promise<{ open: number; own: number }> {
  const { userId, timeZone } = ctx.actor;
  return read(ctx, async (connection) => {
    const { series_id: seriesId, occurrence } = await taskThatIsThere(connection, userId, id);
    const series = seriesId === null ? undefined : await findSeries(connection, userId, seriesId);
    if (!series || occurrence === null) throw new ServiceError('task.not_recurring');
    const ahead = { userId, seriesId: series.id, from: occurrence, except: id };
    const days = await openDays(connection, ahead);
    const withFiles = await daysWithFiles(connection, ahead);
    const own = days.filter(
      (day) => withFiles.has(day.id) || ownEdits(day, series.template, timeZone).size > 0,
    );
    return { open: 1 + days.length, own: own.length };
  });
}
