import type { Term } from '@board/contracts/schemas/terms';
import type { Context } from '../../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import { coursesPerTerm } from '../courses.repository.ts';
import { listTermRows, toTerm } from '../terms.repository.ts';

export function listTerms(ctx: Context, query: PageQuery): Promise<Paged<Term>> {
  const page = pageRequest(query);
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const rows = await listTermRows(connection, userId);
    const counts = await coursesPerTerm(connection, userId);
    const shown = rows.slice(page.offset, page.offset + page.limit);
    const terms = shown.map((row) => toTerm(row, counts.get(row.id) ?? 0));
    return paged(page, terms, rows.length);
  });
}
