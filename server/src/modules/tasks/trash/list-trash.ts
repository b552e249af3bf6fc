import type { Pagination } from '@board/contracts/schemas/common';
import type { TrashedTask } from '@board/contracts/schemas/tasks';
import type { Context } from '../../../context.ts';
import { keptSince } from '../../../kept-since.ts';
import { pageRequest, pagination } from '../../../page.ts';
import { read } from '../../../transaction.ts';
import { toTask } from '../tasks.repository.ts';
import { countTrash, trashRows } from './trash.repository.ts';

export function listTrash(
  ctx: Context,
  query: { page?: number; limit?: number },
): Promise<{ items: TrashedTask[]; pagination: Pagination }> {
  const page = pageRequest(query);
  const kept = { userId: ctx.actor.userId, since: keptSince(ctx) };
  return read(ctx, async (connection) => {
    const rows = await trashRows(connection, kept, page);
    return {
      items: rows.map((row) => ({
        ...toTask(row),
        deleted_at: row.deleted_at ?? '',
        together: Math.max(1, Number(row.together ?? 0)),
      })),
      pagination: pagination(page, await countTrash(connection, kept)),
    };
  });
}
