import type { ClassReport } from '@board/contracts/schemas/classes';
import type { Context } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { usernamesOf } from '../../../people/usernames.repository.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import { findReports, type ReportRow, stillOpen } from './reports.repository.ts';

/** To who administrates, but of no class of his own. */
export function listReports(ctx: Context, query: PageQuery): Promise<Paged<ClassReport>> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const { rows, total } = await findReports(connection, ctx.actor.userId, page);
    return paged(page, await toReports(connection, rows), total);
  });
}

export async function toReports(
  connection: Connection,
  rows: readonly ReportRow[],
): Promise<ClassReport[]> {
  const people = rows.flatMap(({ owner_id, reporter_id }) => [owner_id, reporter_id ?? []].flat());
  const names = await usernamesOf(connection, people);
  const open = await stillOpen(
    connection,
    rows.map(({ class_id }) => class_id),
  );
  return rows.map(({ id, name, text, created_at, ...row }) => ({
    id,
    name,
    teacher: names.get(row.owner_id) ?? '',
    reporter: names.get(row.reporter_id ?? '') ?? null,
    text,
    posts: JSON.parse(row.posts),
    closed: !open.has(row.class_id),
    created_at,
    answer:
      row.answered_at === null
        ? null
        : { by: row.answered_by ?? '', at: row.answered_at, text: row.answer ?? '' },
  }));
}
