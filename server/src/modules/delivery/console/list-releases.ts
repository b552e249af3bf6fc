import type { Context, PublicContext } from '../../../context/context.ts';
import { type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import { toRelease } from '../releases/publish-release.ts';
import { releasesOf } from '../releases/releases.repository.ts';
import { reportsOf } from '../reports/client-reports.repository.ts';
import { reportsSince } from './list-remotes.ts';

export function listReleases(ctx: Context, remote: string, query: PageQuery) {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const { rows, total } = await releasesOf(connection, remote, page);
    return paged(page, rows.map(toRelease), total);
  });
}

/** What browsers reported of it lately, by release and phase. */
export async function listRemoteErrors(ctx: PublicContext, remote: string, query: PageQuery) {
  const page = pageRequest(query);
  const all = await read(ctx, (connection) => reportsOf(connection, remote, reportsSince(ctx)));
  return paged(page, all.slice(page.offset, page.offset + page.limit), all.length);
}
