import type { exportAudit } from '@board/contracts/calls/admin';
import type { QueryOf } from '@board/contracts/calls/call';
import { pageLimit } from '@board/contracts/constants/limits';
import type { AuditLine } from '@board/contracts/schemas/admin';
import { addDays, instantOf } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { usernamesOf } from '../../../people/usernames.repository.ts';
import { instant } from '../../../time/clock.ts';
import { single } from '../../../writing/transaction.ts';
import { type AuditFilter, findAuditEntries } from './audit.repository.ts';

/** Both days are included. */
export type AuditQuery = QueryOf<typeof exportAudit>;

export async function listAudit(
  ctx: Context,
  { before, limit = pageLimit.default, ...query }: AuditQuery & { before?: string; limit?: number },
): Promise<{ items: AuditLine[]; has_more: boolean }> {
  const page = { before, limit: limit + 1 };
  const rows = await findAuditEntries(single(ctx), auditFilter(ctx, query), page);
  const items = rows.slice(0, limit);
  const targets = items.flatMap(({ target }) => target || []);
  const names = await usernamesOf(single(ctx), [...new Set(targets)]);
  return {
    items: items.map((row) => ({ ...row, target_name: names.get(row.target) ?? null })),
    has_more: rows.length > limit,
  };
}

export function auditFilter(
  { actor: { timeZone } }: Context,
  { search = '', start_date, end_date }: AuditQuery,
): AuditFilter {
  const begin = (date: string) => instant(instantOf(timeZone, date, '00:00'));
  return {
    search: search.trim(),
    // Nothing is earlier than '' or later than '~'.
    since: start_date === undefined ? '' : begin(start_date),
    until: end_date === undefined ? '~' : begin(addDays(end_date, 1)),
  };
}
