import { type Context, now } from '../context/context.ts';
import type { Connection, Transaction } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import type { OwnedRow, VersionedRow } from '../database/row.ts';
import { stillThere } from '../errors/errors.ts';

/** What each kept thing begins with. */
export function freshStamps(ctx: Pick<Context, 'clock'>): VersionedRow {
  const time = now(ctx);
  return { version: 1, created_at: time, updated_at: time };
}

/** What each thing of a person's begins with that can be had back; the id is the client's own or a new one. */
export const fresh = (ctx: Context, id = newId(ctx.clock.now())): OwnedRow => ({
  user_id: ctx.actor.userId,
  id,
  ...freshStamps(ctx),
  deleted_at: null,
});

/** With an id of the client's own a thing may be sent again: what is there by then. */
export async function sentBefore<Row extends { deleted_at: string | null }>(
  ctx: Context,
  tx: Transaction,
  find: (connection: Connection, userId: string, id: string) => Promise<Row | undefined>,
  id: string | undefined,
): Promise<Row | undefined> {
  const row = id === undefined ? undefined : await find(tx, ctx.actor.userId, id);
  return row && stillThere(row);
}
