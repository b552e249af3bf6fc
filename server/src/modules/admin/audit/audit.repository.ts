import type { AuditEntry } from '@board/contracts/schemas/admin';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';

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
  if (search) {
    const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const places = ['action', 'actor_name', 'target', 'details', 'address'] as const;
    query = query.where((is) =>
      is.or(places.map((place) => sql<SqlBool>`lower(${sql.ref(place)}) like ${part} escape '\\'`)),
    );
  }
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
