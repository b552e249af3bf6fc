import { isBlank, subscriptionLimit } from '@board/contracts/constants/limits';
import { addDays, wallIn } from '@board/time';
import { type Context, today } from '../../context.ts';
import type { Transaction } from '../../database/connection.ts';
import { unlessRefused } from '../../errors.ts';
import { derivedId } from '../../ids.ts';
import type { CalendarFileEvent } from '../courses/index.ts';
import { createTask, updateTask } from '../tasks/index.ts';
import {
  type CalendarRow,
  dropEvents,
  type EventRow,
  insertEvents,
} from './calendars.repository.ts';
import { placeOf } from './place-of.ts';

export interface EventChanges {
  gone: readonly string[];
  /** New ones, and those that are otherwise now, with what they were. */
  coming: readonly { event: EventRow; before: EventRow | undefined }[];
}

/** All that is taken of a reading, beside what is known. Tasks are opened a few at a time: each is a write of its own. */
export function rowsOf(
  ctx: Context,
  { user_id, id, kind }: Pick<CalendarRow, 'user_id' | 'id' | 'kind'>,
  events: readonly CalendarFileEvent[],
  before: readonly EventRow[],
): { rows: EventRow[]; heldBack: number } {
  const rows = events.map(({ key, ...event }) => ({
    user_id,
    calendar_id: id,
    id: derivedId(id, key),
    ...event,
  }));
  if (kind === 'events') return { rows, heldBack: 0 };
  const known = new Set(before.map((event) => event.id));
  const isAhead = ({ ends }: EventRow) => ends >= addDays(today(ctx), -1);
  const fresh = rows.filter((row) => !known.has(row.id) && isAhead(row));
  const soonest = fresh.toSorted((one, other) => (one.starts < other.starts ? -1 : 1));
  const opened = soonest.slice(0, subscriptionLimit.newTasks);
  return {
    rows: [...rows.filter((row) => known.has(row.id)), ...opened],
    heldBack: soonest.length - opened.length,
  };
}

export function changesOf(before: readonly EventRow[], after: readonly EventRow[]): EventChanges {
  const known = new Map(before.map((event) => [event.id, event]));
  const stays = new Set(after.map(({ id }) => id));
  return {
    gone: before.filter(({ id }) => !stays.has(id)).map(({ id }) => id),
    coming: after.flatMap((event) => {
      const old = known.get(event.id);
      return old && said(old) === said(event) ? [] : [{ event, before: old }];
    }),
  };
}

const said = ({ title, place, text, starts, ends }: EventRow): string =>
  JSON.stringify([title, place, text, starts, ends]);

/** `ctx` is within the transaction. */
export async function keepEvents(
  ctx: Context,
  tx: Transaction,
  { user_id: userId, kind }: CalendarRow,
  { gone, coming }: EventChanges,
): Promise<void> {
  const changed = coming.flatMap(({ before }) => (before ? [before.id] : []));
  await dropEvents(tx, userId, [...gone, ...changed]);
  await insertEvents(
    tx,
    coming.map(({ event }) => event),
  );
  if (kind === 'events') return;
  for (const { event, before } of coming) {
    if (before) await followInTask(ctx, event, before);
    else await addTask(ctx, event);
  }
}

/** The same event is the same task for ever: what was deleted stays away, and what is over is not opened. */
async function addTask(ctx: Context, event: EventRow): Promise<void> {
  const { title, text: description } = event;
  const place = dueOf(ctx, event);
  if (isBlank(title) || place.date < today(ctx)) return;
  await orGone(() => createTask(ctx, { id: event.id, title, description, ...place }));
}

/** Only what changed there changes here: what the person set otherwise stays. */
async function followInTask(ctx: Context, event: EventRow, before: EventRow): Promise<void> {
  const isMoved = event.starts !== before.starts || event.ends !== before.ends;
  const change = {
    ...(event.title !== before.title && !isBlank(event.title) && { title: event.title }),
    ...(event.text !== before.text && { description: event.text }),
    ...(isMoved && dueOf(ctx, event)),
  };
  await orGone(() => updateTask(ctx, event.id, change));
}

/** The person has deleted it, it was over when it came, or there is no room for one more. */
const orGone = unlessRefused('task.not_found', 'request.deleted', 'user.full');

/** What is open for a day or longer is due when that ends: midnight is the last minute of its day. */
function dueOf(ctx: Context, event: EventRow): { date: string; time: string | null } {
  const { timeZone } = ctx.actor;
  const { date, until, time } = placeOf(event, timeZone);
  if (time !== null) return { date, time };
  if (event.starts.length === 10) return { date: until, time };
  const end = wallIn(timeZone, Date.parse(event.ends));
  const at = end.day === until ? end.time : '23:59';
  return { date: until, time: `${at}-${at}` };
}
