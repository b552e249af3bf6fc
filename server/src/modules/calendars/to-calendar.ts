import type { Calendar } from '@board/contracts/schemas/calendars';
import type { Context } from '../../context/context.ts';
import { stampsOf } from '../../database/row.ts';
import { failureText } from '../../errors/kept-failure.ts';
import type { CalendarRow } from './calendars.repository.ts';

/** As its owner sees it. The address may let anybody in, so it never leaves the server. */
export function toCalendar(ctx: Pick<Context, 'locale'>, row: CalendarRow): Calendar {
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    kind: row.kind,
    host: row.host,
    events: row.events,
    left_out: row.left_out,
    fetched_at: row.fetched_at,
    failing_since: row.failing_since,
    problem: row.failure === null ? null : failureText(row.failure, ctx.locale),
    ...stampsOf(row),
  };
}
