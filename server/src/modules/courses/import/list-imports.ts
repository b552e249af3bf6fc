import type { Pagination } from '@board/contracts/schemas/common';
import type { CourseImport } from '@board/contracts/schemas/course-imports';
import type { Context } from '../../../context.ts';
import { pageRequest, pagination } from '../../../page.ts';
import { read } from '../../../transaction.ts';
import { keptSince } from '../../settings/index.ts';
import { findTermRow } from '../terms.repository.ts';
import { type KeptImport, listImportRecords } from './imports.repository.ts';

/** Imports of so long ago that they cannot be undone any more are left out. */
export function listImports(
  ctx: Context,
  query: { page?: number; limit?: number },
): Promise<{ items: CourseImport[]; pagination: Pagination }> {
  const page = pageRequest(query);
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const mine = { userId, since: await keptSince(ctx, connection) };
    const { imports, total } = await listImportRecords(connection, mine, page);
    const names = new Map<string, string>();
    for (const id of new Set(imports.map(({ record }) => record.term_id))) {
      names.set(id, (await findTermRow(connection, userId, id))?.name ?? '');
    }
    return {
      items: imports.map((each) => toImport(each, names.get(each.record.term_id) ?? '')),
      pagination: pagination(page, total),
    };
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
