import { subscriptionLimit } from '@board/contracts/constants/limits';
import type { CalendarEvent, CalendarEvents } from '@board/contracts/schemas/calendars';
import { addDays, daysBetween } from '@board/time';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { type PageQuery, pageOf } from '../../serving/page.ts';
import { breathing } from '../../turns/breathing.ts';
import { read } from '../../writing/transaction.ts';
import { calendarsOf, eventsBetween } from './calendars.repository.ts';
import { placeOf } from './place-of.ts';

/** Weeks of them lie in a browser. */
const shortText = 1_000;

export interface EventQuery extends PageQuery {
  start_date: string;
  end_date: string;
}

/** What touches a range of days. The range bounds the list, so it is one page unless pages are asked for. */
export function listCalendarEvents(
  ctx: Context,
  { start_date: start, end_date: end, ...query }: EventQuery,
): Promise<CalendarEvents> {
  const days = daysBetween(start, end) + 1;
  if (days < 1 || days > subscriptionLimit.days)
    throw new ServiceError('calendar.range', { fill: { days: subscriptionLimit.days } });
  return read(ctx, async (connection) => {
    const { userId, timeZone } = ctx.actor;
    const all = await calendarsOf(connection, userId);
    const shown = all.filter(({ kind }) => kind === 'events');
    const calendars = new Map(shown.map((each) => [each.id, each]));
    // The wall of a person may be a day away from that of the instants.
    const span = { userId, from: addDays(start, -1), until: addDays(end, 2) };
    const rows = await eventsBetween.all(connection, span);
    const found: CalendarEvent[] = [];
    const breathe = breathing();
    for (const { id, calendar_id, title, place, text: whole, ...row } of rows) {
      await breathe();
      const calendar = calendars.get(calendar_id);
      const on = calendar && placeOf(row, timeZone);
      if (!on || on.date > end || on.until < start) continue;
      const text = whole.slice(0, shortText).toWellFormed();
      const { name, color } = calendar;
      found.push({ id, calendar_id, calendar: name, color, title, place, text, ...on });
    }
    found.sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
    const failing = all.flatMap(({ name, failing_since: since }) =>
      since === null ? [] : [{ calendar: name, since }],
    );
    return { ...pageOf(found, query), failing };
  });
}

const orderOf = ({ date, time, title, id }: CalendarEvent): string =>
  [date, time ?? '', title, id].join(' ');
