import { pageLimit } from '@board/contracts/constants/limits';
import type { AuditEntry } from '@board/contracts/schemas/admin';
import type { Context } from '../../../context.ts';
import { single } from '../../../transaction.ts';
import { findAuditEntries } from './audit.repository.ts';

interface AuditQuery {
  search?: string;
  before?: string;
  limit?: number;
}

export async function listAudit(
  ctx: Context,
  { search, before, limit = pageLimit.default }: AuditQuery,
): Promise<{ items: AuditEntry[]; has_more: boolean }> {
  const rows = await findAuditEntries(single(ctx), { search, before, limit: limit + 1 });
  return { items: rows.slice(0, limit), has_more: rows.length > limit };
}
