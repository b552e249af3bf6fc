import type { LogEntry } from '@board/contracts/schemas/admin';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';

export type Level = LogEntry['level'];

/** Ids grow with time, so the latest come first by them. */
export function findLogEntries(
  connection: Connection,
  { level, limit, offset }: { level: Level | undefined; limit: number; offset: number },
): Promise<LogEntry[]> {
  let query = connection.query.selectFrom('log_entries').selectAll();
  if (level) query = query.where('level', '=', level);
  return query.orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

export const { insert: insertLogEntry, drop: removeLogEntry } = keyedRows('log_entries', ['id']);

export async function removeLogEntries(tx: Transaction, level: Level | undefined): Promise<number> {
  let query = tx.query.deleteFrom('log_entries');
  if (level) query = query.where('level', '=', level);
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}

/** What has gone wrong since, by area; the area of the latest first. */
export async function troublesSince(
  connection: Connection,
  since: string,
): Promise<{ module: string; entries: number }[]> {
  return connection.query
    .selectFrom('log_entries')
    .select((is) => [
      'module',
      is.fn.countAll<number>().as('entries'),
      is.fn.max('id').as('latest'),
    ])
    .where('timestamp', '>=', since)
    .where('level', 'in', ['warning', 'error'])
    .groupBy('module')
    .orderBy('latest', 'desc')
    .execute();
}
