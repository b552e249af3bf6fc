import type { Calendar } from '@board/contracts/schemas/calendars';
import type { Context } from '../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../serving/page.ts';
import { single } from '../../writing/transaction.ts';
import { calendarsOf } from './calendars.repository.ts';
import { toCalendar } from './to-calendar.ts';

export async function listCalendars(ctx: Context, query: PageQuery): Promise<Paged<Calendar>> {
  const page = pageRequest(query);
  const rows = await calendarsOf(single(ctx), ctx.actor.userId);
  const shown = rows.slice(page.offset, page.offset + page.limit);
  const calendars = shown.map((row) => toCalendar(ctx, row));
  return paged(page, calendars, rows.length);
}
