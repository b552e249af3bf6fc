import type { ErrorCode } from '@board/contracts/constants/error-codes';
import { type Context, now } from '../../context/context.ts';
import type { Connection, Transaction } from '../../database/connection.ts';
import { checkVersion, ServiceError } from '../../errors/errors.ts';
import { keptSince } from './kept-since.ts';

interface Kept {
  version: number;
  updated_at: string;
  deleted_at: string | null;
}

interface Kind<Row extends Kept, Shown extends { version: number }, Fields> {
  missing: ErrorCode;
  write<T>(ctx: Context, work: (tx: Transaction) => Promise<T>): Promise<T>;
  find(connection: Connection, userId: string, id: string): Promise<Row | undefined>;
  /** The row with what is given laid over it, or the rule that stands against it. */
  edit(row: Row, fields: Fields, ctx: Context, tx: Transaction): Row | Promise<Row>;
  /** Whatever belongs to it follows it. */
  store(ctx: Context, tx: Transaction, rows: { before: Row; after: Row }): Promise<unknown>;
  show(row: Row, ctx: Context, tx: Transaction): Shown | Promise<Shown>;
  /** For one more, brought back. */
  checkRoom?(tx: Transaction, userId: string): Promise<void>;
}

/** The way of every change to a thing that stays a while after it was deleted: found as one's own, not stale, one version on. */
export function restorable<Row extends Kept, Shown extends { version: number }, Fields>(
  kind: Kind<Row, Shown, Fields>,
) {
  async function next(ctx: Context, tx: Transaction, before: Row, changed: Row): Promise<Shown> {
    const after = { ...changed, version: before.version + 1, updated_at: now(ctx) };
    await kind.store(ctx, tx, { before, after });
    return kind.show(after, ctx, tx);
  }

  const change = (
    ctx: Context,
    id: string,
    ifMatch: number | undefined,
    changed: (row: Row, tx: Transaction) => Row | Promise<Row>,
  ): Promise<Shown> =>
    kind.write(ctx, async (tx) => {
      const before = await kind.find(tx, ctx.actor.userId, id);
      if (!before || before.deleted_at !== null) throw new ServiceError(kind.missing);
      if (ifMatch !== undefined && ifMatch !== before.version)
        checkVersion(await kind.show(before, ctx, tx), ifMatch);
      return next(ctx, tx, before, await changed(before, tx));
    });

  return {
    change,
    update: (ctx: Context, id: string, fields: Fields, ifMatch?: number): Promise<Shown> =>
      change(ctx, id, ifMatch, (row, tx) => kind.edit(row, fields, ctx, tx)),
    /** The row stays a while and can be restored. */
    async remove(ctx: Context, id: string, ifMatch?: number): Promise<void> {
      await change(ctx, id, ifMatch, (row) => ({ ...row, deleted_at: now(ctx) }));
    },
    /** Undoes a deletion; what is there is answered as it is. */
    restore: (ctx: Context, id: string): Promise<Shown> =>
      kind.write(ctx, async (tx) => {
        const { userId } = ctx.actor;
        const row = await kind.find(tx, userId, id);
        if (row?.deleted_at === null) return kind.show(row, ctx, tx);
        const isKept = row && (row.deleted_at ?? '') >= (await keptSince(ctx, tx));
        if (!isKept) throw new ServiceError(kind.missing);
        await kind.checkRoom?.(tx, userId);
        return next(ctx, tx, row, { ...row, deleted_at: null });
      }),
  };
}
