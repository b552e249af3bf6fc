import { sql } from 'kysely';
import type { Transaction } from '../database/connection.ts';
import type { Tables } from '../database/schema.ts';
import { statement } from '../database/statement.ts';

/** What a row costs beside its texts: short columns, indexes, what search keeps of it. */
const rowBytes = 500;

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

/** What one person keeps, by measuring all of it. */
export async function keptBytes(tx: Transaction, userId: string): Promise<number> {
  let kept = 0;
  for (const measure of measures) kept += Number((await measure.first(tx, { userId }))?.bytes);
  return kept;
}
