import type { Calendar } from '@board/contracts/schemas/calendars';
import { type Context, now } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import {
  changeCalendar,
  deletedOf,
  dropDeleted,
  findAnyCalendar,
  findCalendarRow,
} from './calendars.repository.ts';
import { planRefresh } from './refresh-calendar.ts';
import { checkOneMore } from './subscribe-calendar.ts';
import { toCalendar } from './to-calendar.ts';

/** So many wait to be had back; whoever adds and deletes fills no more than these. */
const mostDeleted = 3;

/** Its events go with it when it would have been read again; the tasks that came of it are the person's own and stay. */
export function deleteCalendar(ctx: Context, id: string): Promise<void> {
  return write(ctx, ['calendars'], async (tx) => {
    const row = await findCalendarRow(tx, ctx.actor.userId, id);
    if (!row) throw new ServiceError('calendar.not_found');
    await changeCalendar(tx, row, { deleted_at: now(ctx) });
    await planRefresh(ctx, tx, row);
    for (const { id: before } of (await deletedOf(tx, row.user_id)).slice(mostDeleted))
      await dropDeleted(tx, row.user_id, before);
  });
}

export function restoreCalendar(ctx: Context, id: string): Promise<Calendar> {
  return write(ctx, ['calendars'], async (tx) => {
    const row = await findAnyCalendar(tx, ctx.actor.userId, id);
    if (!row) throw new ServiceError('calendar.not_found');
    if (row.deleted_at !== null) {
      await checkOneMore(tx, row.user_id);
      await changeCalendar(tx, row, { deleted_at: null });
    }
    return toCalendar(ctx, { ...row, deleted_at: null });
  });
}
