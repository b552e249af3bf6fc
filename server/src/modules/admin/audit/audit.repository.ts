import type { AuditEntry } from '@board/contracts/schemas/admin';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { contains } from '../../../database/contains.ts';

export interface AuditFilter {
  search: string;
  /** The first instant, and the first after the last. */
  since: string;
  until: string;
}

/** The latest first. */
export function findAuditEntries(
  connection: Connection,
  { search, since, until }: AuditFilter,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  let query = connection.query
    .selectFrom('audit_log')
    .selectAll()
    .where('at', '>=', since)
    .where('at', '<', until);
  if (before !== undefined)
    query = query.where(
      sql<SqlBool>`(at, id) < (select at, id from audit_log where id = ${before})`,
    );
  if (search)
    query = query.where(contains(['action', 'actor_name', 'target', 'details', 'address'], search));
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export interface Sent {
  at: string;
  entry_id: string;
}

/** What follows the one that was sent last, the oldest first. */
export const findUnsent = (
  connection: Connection,
  { at, entry_id }: Sent,
  { until, limit }: { until: string; limit: number },
): Promise<AuditEntry[]> =>
  connection.query
    .selectFrom('audit_log')
    .selectAll()
    .where(sql<SqlBool>`(at, id) > (${at}, ${entry_id})`)
    .where('at', '<', until)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();

export const findSent = (connection: Connection): Promise<Sent | undefined> =>
  connection.query.selectFrom('audit_sent').select(['at', 'entry_id']).executeTakeFirst();

export async function setSent(tx: Transaction, sent: Sent): Promise<void> {
  await tx.query
    .insertInto('audit_sent')
    .values({ id: 1, ...sent })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(sent))
    .execute();
}
