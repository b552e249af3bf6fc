import { hourMs, minuteMs, weekMs } from '@board/time';
import { type Context, now, type PublicContext } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { keptFailure } from '../../errors/kept-failure.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { actAs } from '../../people/act-as.ts';
import { openSecret } from '../../secrets/secrets.ts';
import { single, write } from '../../writing/transaction.ts';
import { askAddress, marksOf, readBytes } from './ask-address.ts';
import {
  type CalendarRow,
  changeCalendar,
  dropDeleted,
  eventsOf,
  findCalendarRow,
} from './calendars.repository.ts';
import { changesOf, keepEvents, rowsOf } from './keep-events.ts';

export const refreshJob = 'calendars.refresh';
export const addressPurpose = (userId: string): string => `calendars:${userId}`;

/** Not all at the same minute, and never sooner than an hour after the last time. */
const longestJitterMs = 15 * minuteMs;

type Kept = Pick<CalendarRow, 'user_id' | 'id'>;

/** The id is chosen by a browser, so somebody else may have the same. */
const refreshKey = ({ user_id, id }: Kept): string => `${user_id}:${id}`;

export function planRefresh(
  ctx: Pick<PublicContext, 'clock' | 'signals'>,
  tx: Transaction,
  calendar: Kept,
): Promise<void> {
  const runAt = ctx.clock.now() + hourMs + Math.floor(Math.random() * longestJitterMs);
  const payload = { userId: calendar.user_id, id: calendar.id };
  return enqueue(ctx, tx, {
    kind: refreshJob,
    key: refreshKey(calendar),
    replace: true,
    runAt,
    payload,
  });
}

/** The job. Whatever the address does, an hour later comes another try, and what was there stays. */
export async function refreshCalendar(
  inner: PublicContext,
  userId: string,
  id: string,
): Promise<void> {
  const ctx = await actAs(inner, userId);
  const calendar = await findCalendarRow(inner.database.reader, userId, id);
  if (!calendar) return inner.database.transaction((tx) => dropDeleted(tx, userId, id));
  if (!calendar.address) return;
  // Shut out for a while, perhaps: nothing is asked for him, and he finds it read again when he is back.
  if (!ctx) return inner.database.transaction((tx) => planRefresh(inner, tx, calendar));
  try {
    await ask(ctx, calendar, openSecret(ctx.config, calendar.address, addressPurpose(userId)));
  } catch (error) {
    if (!(error instanceof ServiceError))
      ctx.log.error({ err: error }, 'a subscribed calendar could not be read');
    const failing = {
      failing_since: calendar.failing_since ?? now(ctx),
      failure: keptFailure(error),
    };
    await finish(ctx, calendar, failing);
  }
}

async function ask(ctx: Context, calendar: CalendarRow, address: string): Promise<void> {
  // What repeats is laid out for a while only, so now and then it is read anew although nothing changed.
  const isStale = Date.parse(calendar.read_at) < ctx.clock.now() - weekMs;
  const found = await askAddress(ctx, address, isStale ? undefined : calendar);
  const well = { fetched_at: now(ctx), failing_since: null, failure: null };
  if (!found) return finish(ctx, calendar, well);
  const { events, leftOut } = await readBytes(ctx, found.bytes);
  const before = await eventsOf(single(ctx), calendar.user_id, calendar.id);
  const { rows, heldBack } = rowsOf(ctx, calendar, events, before);
  const changes = changesOf(before, rows);
  const read = {
    ...marksOf(found, heldBack),
    events: events.length,
    left_out: leftOut,
    read_at: now(ctx),
  };
  await finish(ctx, calendar, { ...well, ...read }, changes);
}

function finish(
  ctx: Context,
  calendar: CalendarRow,
  outcome: Partial<CalendarRow>,
  changes?: ReturnType<typeof changesOf>,
): Promise<void> {
  const moves =
    changes && calendar.kind === 'tasks' && changes.coming.length + changes.gone.length > 0;
  return write(ctx, moves ? ['calendars', 'tasks'] : ['calendars'], async (tx) => {
    // Deleted in the meantime: nothing of it may come back.
    if (!(await findCalendarRow(tx, calendar.user_id, calendar.id))) return;
    if (changes) await keepEvents({ ...ctx, tx }, tx, calendar, changes);
    await changeCalendar(tx, calendar, outcome);
    await planRefresh(ctx, tx, calendar);
  });
}
