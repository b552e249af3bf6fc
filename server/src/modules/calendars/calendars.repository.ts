import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { ownRows } from '../../database/own-rows.ts';
import { ownThings } from '../../database/own-things.ts';
import { pieces } from '../../database/pieces.ts';
import { statement } from '../../database/statement.ts';
import type { CalendarEventsTable, CalendarsTable } from '../../database/tables/calendars.ts';

export type CalendarRow = Selectable<CalendarsTable>;
export type EventRow = Selectable<CalendarEventsTable>;

const calendars = ownThings('calendars');
export const { find: findAnyCalendar, insert: insertCalendar, change: changeCalendar } = calendars;

export async function calendarsOf(connection: Connection, userId: string): Promise<CalendarRow[]> {
  return (await calendars.all(connection, userId)).filter((row) => row.deleted_at === null);
}

export async function findCalendarRow(
  connection: Connection,
  userId: string,
  id: string,
): Promise<CalendarRow | undefined> {
  const row = await findAnyCalendar(connection, userId, id);
  return row?.deleted_at === null ? row : undefined;
}

/** The latest first. */
export async function deletedOf(connection: Connection, userId: string): Promise<CalendarRow[]> {
  const all = await calendars.all(connection, userId);
  return all
    .filter((row) => row.deleted_at !== null)
    .toSorted((a, b) => (b.deleted_at ?? '').localeCompare(a.deleted_at ?? ''));
}

/** Unless it was had back in this moment. */
export async function dropDeleted(tx: Transaction, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await tx.query
    .deleteFrom('calendars')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await dropEventsOf(tx, userId, id);
}

const dropEventsOf = (tx: Transaction, userId: string, calendarId: string) =>
  tx.query
    .deleteFrom('calendar_events')
    .where('user_id', '=', userId)
    .where('calendar_id', '=', calendarId)
    .execute();

export function eventsOf(
  connection: Connection,
  userId: string,
  calendarId: string,
): Promise<EventRow[]> {
  return connection.query
    .selectFrom('calendar_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('calendar_id', '=', calendarId)
    .execute();
}

/** Days and instants are compared as they are written: a day is before every moment of it. */
export const eventsBetween = statement<{ userId: string; from: string; until: string }>()(
  (query, value) =>
    query
      .selectFrom('calendar_events')
      .selectAll()
      .where('user_id', '=', value.text('userId'))
      .where('ends', '>=', value.text('from'))
      .where('starts', '<', value.text('until')),
);

export async function insertEvents(tx: Transaction, rows: readonly EventRow[]): Promise<void> {
  for (const piece of pieces(rows))
    await tx.query
      .insertInto('calendar_events')
      .values(piece)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function dropEvents(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  for (const piece of pieces(ids))
    await tx.query.deleteFrom('calendar_events').where(ownRows(userId, piece)).execute();
}
