import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { cancelJob } from '../../jobs/enqueue.ts';
import { write } from '../../transaction.ts';
import { dropCalendar, findCalendarRow } from './calendars.repository.ts';
import { refreshJob, refreshKey } from './refresh-calendar.ts';

/** Its events go with it; the tasks that came of it are the person's own and stay. */
export function deleteCalendar(ctx: Context, id: string): Promise<void> {
  const { userId } = ctx.actor;
  return write(ctx, ['calendars'], async (tx) => {
    const row = await findCalendarRow(tx, userId, id);
    if (!row) throw new ServiceError('calendar.not_found');
    await dropCalendar(tx, userId, id);
    await cancelJob(tx, refreshJob, refreshKey(row));
  });
}
