import { secondMs } from '@board/time';
import type { Context } from '../context/context.ts';
import type { Transaction } from '../database/connection.ts';
import type { Signals } from '../database/signals/signals.ts';
import { ServiceError } from '../errors/errors.ts';
import { keptBytes } from './kept-bytes.repository.ts';

/** Measuring reads all there is: once in so many rows, and of who is full once in a while. */
const rowsBetween = 500;
const fullMs = 10 * secondMs;

interface Seen {
  /** Since it was measured. */
  rows: number;
  fullAt?: number | undefined;
}

/** Of this process: each instance finds out by itself. */
const seenBy = new WeakMap<Signals, Map<string, Seen>>();

/** Refuses what would go beyond what one person may keep, deleted things included. */
export async function takeRoom(ctx: Context, tx: Transaction, rows = 1): Promise<void> {
  const { userId } = ctx.actor;
  const mb = ctx.config.MB_PER_PERSON;
  const people = seenBy.get(ctx.signals) ?? new Map<string, Seen>();
  const seen = people.get(userId) ?? { rows: 0 };
  seenBy.set(ctx.signals, people.set(userId, seen));
  seen.rows += rows;
  const now = ctx.clock.now();
  const { fullAt } = seen;
  if (fullAt === undefined ? seen.rows >= rowsBetween : now - fullAt >= fullMs) {
    const isFull = (await keptBytes(tx, userId)) > mb * 1_000_000;
    Object.assign(seen, { rows: 0, fullAt: isFull ? now : undefined });
  }
  if (seen.fullAt !== undefined) throw new ServiceError('user.full', { fill: { mb } });
}
