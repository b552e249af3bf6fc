import { secondMs } from '@board/time';
import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import type { Transaction } from '../database/connection.ts';
import type { Tables } from '../database/schema.ts';
import type { Signals } from '../database/signals/signals.ts';
import { statement } from '../database/statement.ts';
import { ServiceError } from '../errors/errors.ts';

/** What a row costs beside its texts: short columns, indexes, what search keeps of it. */
const rowBytes = 500;
/** Measuring reads all there is: once in so many rows, and of who is full once in a while. */
const rowsBetween = 500;
const fullMs = 10 * secondMs;

/** Where one request may leave much, or many may, and nothing else bounds the rows. */
const texts = {
  tasks: ['title', 'course', 'tags', 'steps', 'description', 'reminders'],
  task_series: ['template'],
  task_series_before: ['was'],
  transactions: ['description', 'course'],
  transfers: ['note'],
  record_shares: ['record_id', 'friend_id'],
  notifications: ['title', 'message'],
} as const satisfies { [Name in keyof Tables]?: readonly (keyof Tables[Name])[] };

/** Each reminder waits as a job as well, which takes some ten times its letters. */
const times: Record<string, number> = { reminders: 10 };

/** Of each text by itself: together they would be read and copied, to be counted. */
const lengths = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `${times[column] ?? 1} * octet_length(${column})`).join(' + '));

const measures = (Object.keys(texts) as (keyof typeof texts)[]).map((table) =>
  statement<{ userId: string }>()((query, value) =>
    query
      .selectFrom(table)
      .select(
        sql<number>`coalesce(sum(${sql.lit(rowBytes)} + ${lengths(texts[table])}), 0)`.as('bytes'),
      )
      .where('user_id', '=', value.text('userId')),
  ),
);

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

async function keptBytes(tx: Transaction, userId: string): Promise<number> {
  let kept = 0;
  for (const measure of measures) kept += Number((await measure.first(tx, { userId }))?.bytes);
  return kept;
}
