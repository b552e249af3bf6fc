import type { CourseImport } from '@board/contracts/schemas/course-imports';
import type { Context } from '../../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import { keptSince } from '../../settings/index.ts';
import { findTermRow } from '../terms.repository.ts';
import { type KeptImport, listImportRecords } from './imports.repository.ts';

/** Imports of so long ago that they cannot be undone any more are left out. */
export function listImports(ctx: Context, query: PageQuery): Promise<Paged<CourseImport>> {
  const page = pageRequest(query);
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const mine = { userId, since: await keptSince(ctx, connection) };
    const { imports, total } = await listImportRecords(connection, mine, page);
    const names = new Map<string, string>();
    for (const id of new Set(imports.map(({ record }) => record.term_id))) {
      names.set(id, (await findTermRow(connection, userId, id))?.name ?? '');
    }
    const items = imports.map((each) => toImport(each, names.get(each.record.term_id) ?? ''));
    return paged(page, items, total);
  });
}

function toImport({ id, record, undone, createdAt }: KeptImport, termName: string): CourseImport {
  return {
    id,
    term_id: record.term_id,
    term_name: termName,
    created: record.created.length,
    merged: record.extended.length,
    removed: record.removed.length,
    undone,
    created_at: createdAt,
  };
}
