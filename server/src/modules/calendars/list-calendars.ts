import type { Calendar } from '@board/contracts/schemas/calendars';
import type { Pagination } from '@board/contracts/schemas/common';
import type { Context } from '../../context.ts';
import { pageRequest, pagination } from '../../page.ts';
import { single } from '../../transaction.ts';
import { calendarsOf } from './calendars.repository.ts';
import { toCalendar } from './to-calendar.ts';

export async function listCalendars(
  ctx: Context,
  query: { page?: number; limit?: number },
): Promise<{ items: Calendar[]; pagination: Pagination }> {
  const page = pageRequest(query);
  const rows = await calendarsOf(single(ctx), ctx.actor.userId);
  const shown = rows.slice(page.offset, page.offset + page.limit);
  return {
    items: shown.map((row) => toCalendar(ctx, row)),
    pagination: pagination(page, rows.length),
  };
}
