import { type ExportPart, mapped, ownedRows } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { toCalendar } from './to-calendar.ts';

/** Without the addresses: whoever knows one reads what it leads to, and this file may lie about. */
export function exportOf(ctx: Context): ExportPart[] {
  return [
    {
      file: 'calendars.json',
      tables: ['calendars'],
      items: mapped(ownedRows(ctx, 'calendars'), (row) => toCalendar(ctx, row)),
    },
    {
      file: 'calendar-events.json',
      tables: ['calendar_events'],
      items: mapped(ownedRows(ctx, 'calendar_events'), ({ user_id: _, ...event }) => event),
    },
  ];
}
