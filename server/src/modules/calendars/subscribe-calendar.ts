import type * as calls from '@board/contracts/calls/calendars';
import type { BodyOf } from '@board/contracts/calls/call';
import { isBlank, subscriptionLimit } from '@board/contracts/constants/limits';
import type { Calendar } from '@board/contracts/schemas/calendars';
import { type Context, now } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { ServiceError } from '../../errors/errors.ts';
import { countOutgoing } from '../../limits/throttle.ts';
import { sealSecret } from '../../secrets/secrets.ts';
import { freshStamps } from '../../writing/fresh.ts';
import { single, write } from '../../writing/transaction.ts';
import { askAddress, marksOf, plainAddress, readBytes } from './ask-address.ts';
import {
  type CalendarRow,
  calendarsOf,
  dropDeleted,
  findCalendarRow,
  insertCalendar,
} from './calendars.repository.ts';
import { changesOf, keepEvents, rowsOf } from './keep-events.ts';
import { addressPurpose, planRefresh } from './refresh-calendar.ts';
import { toCalendar } from './to-calendar.ts';

export type Subscription = BodyOf<typeof calls.subscribeCalendar>;

/** Asks the address first: what cannot be read is not subscribed to. A file is read once. */
export async function subscribeCalendar(ctx: Context, given: Subscription): Promise<Calendar> {
  if (isBlank(given.name)) throw new ServiceError('calendar.name_required');
  const { userId } = ctx.actor;
  const id = given.id ?? newId(ctx.clock.now());
  const there = await findCalendarRow(single(ctx), userId, id);
  if (there) return toCalendar(ctx, there);
  await checkOneMore(single(ctx), userId);

  const address = given.address === undefined ? null : plainAddress(given.address);
  const found = await bringing(ctx, address, given.content);
  const { events, leftOut } = await readBytes(ctx, found.bytes);
  const time = now(ctx);
  const { rows, heldBack } = rowsOf(ctx, { user_id: userId, id, kind: given.kind }, events, []);
  const row: CalendarRow = {
    user_id: userId,
    id,
    name: given.name.trim(),
    color: given.color,
    kind: given.kind,
    host: address === null ? null : new URL(address).host,
    address: address === null ? null : sealSecret(ctx.config, address, addressPurpose(userId)),
    ...marksOf(found, heldBack),
    events: events.length,
    // A file is not read again, so what it had besides is not coming.
    left_out: leftOut + (address === null ? heldBack : 0),
    fetched_at: time,
    read_at: time,
    failing_since: null,
    failure: null,
    deleted_at: null,
    ...freshStamps(ctx),
  };
  const changes = changesOf([], rows);
  return write(ctx, given.kind === 'tasks' ? ['calendars', 'tasks'] : ['calendars'], async (tx) => {
    const meanwhile = await findCalendarRow(tx, userId, id);
    if (meanwhile) return toCalendar(ctx, meanwhile);
    await checkOneMore(tx, userId);
    await dropDeleted(tx, userId, id);
    await insertCalendar(tx, row);
    await keepEvents({ ...ctx, tx }, tx, row, changes);
    if (address !== null) await planRefresh(ctx, tx, row);
    return toCalendar(ctx, row);
  });
}

export async function checkOneMore(connection: Connection, userId: string): Promise<void> {
  const fill = { count: subscriptionLimit.perPerson };
  if ((await calendarsOf(connection, userId)).length >= fill.count)
    throw new ServiceError('calendar.too_many', { fill });
}

async function bringing(ctx: Context, address: string | null, content: string | undefined) {
  if (address !== null) {
    await countOutgoing(ctx, address);
    const found = await askAddress(ctx, address);
    if (!found) throw new ServiceError('calendar.unreadable');
    return found;
  }
  if (content === undefined) throw new ServiceError('calendar.address_required');
  return { bytes: Buffer.from(content, 'base64'), marks: { etag: null, last_modified: null } };
}
