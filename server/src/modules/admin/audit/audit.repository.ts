import type { AuditEntry } from '@board/contracts/schemas/admin';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';

interface AuditQuery {
  search: string | undefined;
  before: string | undefined;
  limit: number;
}

export function findAuditEntries(
  connection: Connection,
  { search, before, limit }: AuditQuery,
): Promise<AuditEntry[]> {
  let query = connection.query.selectFrom('audit_log').selectAll();
  if (before !== undefined) query = query.where('id', '<', before);
  if (search?.trim()) {
    const part = `%${search
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&')}%`;
    const like = (column: 'action' | 'actor_name' | 'target' | 'details') =>
      sql<SqlBool>`lower(${sql.ref(column)}) like ${part} escape '\\'`;
    query = query.where((is) =>
      is.or([like('action'), like('actor_name'), like('target'), like('details')]),
    );
  }
  return query.orderBy('id', 'desc').limit(limit).execute();
}
