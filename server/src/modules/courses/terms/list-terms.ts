import type { Pagination } from '@board/contracts/schemas/common';
import type { Term } from '@board/contracts/schemas/terms';
import type { Context } from '../../../context.ts';
import { pageRequest, pagination } from '../../../page.ts';
import { read } from '../../../transaction.ts';
import { coursesPerTerm } from '../courses.repository.ts';
import { listTermRows, toTerm } from '../terms.repository.ts';

export function listTerms(
  ctx: Context,
  query: { page?: number; limit?: number },
): Promise<{ items: Term[]; pagination: Pagination }> {
  const page = pageRequest(query);
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const rows = await listTermRows(connection, userId);
    const counts = await coursesPerTerm(connection, userId);
    return {
      items: rows
        .slice(page.offset, page.offset + page.limit)
        .map((row) => toTerm(row, counts.get(row.id) ?? 0)),
      pagination: pagination(page, rows.length),
    };
  });
}
