import { isBlank } from '@board/contracts/constants/limits';
import type { Calendar, CalendarEdit } from '@board/contracts/schemas/calendars';
import { type Context, now } from '../../context/context.ts';
import { checkVersion, ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { changeCalendar, findCalendarRow } from './calendars.repository.ts';
import { toCalendar } from './to-calendar.ts';

/** What it is called and its colour. Where it comes from stays: another address is another calendar. */
export function updateCalendar(
  ctx: Context,
  id: string,
  fields: Partial<CalendarEdit>,
  ifMatch?: number,
): Promise<Calendar> {
  return write(ctx, ['calendars'], async (tx) => {
    const before = await findCalendarRow(tx, ctx.actor.userId, id);
    if (!before) throw new ServiceError('calendar.not_found');
    checkVersion(toCalendar(ctx, before), ifMatch);
    if (isBlank(fields.name ?? before.name)) throw new ServiceError('calendar.name_required');
    const shown = {
      name: fields.name?.trim() ?? before.name,
      color: fields.color ?? before.color,
    } satisfies Record<keyof CalendarEdit, unknown>;
    const after = { ...before, ...shown, version: before.version + 1, updated_at: now(ctx) };
    await changeCalendar(tx, before, after);
    return toCalendar(ctx, after);
  });
}
