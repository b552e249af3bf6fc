import type { ReplyOf } from '@board/contracts/calls/call';
import type { listTaskTrash } from '@board/contracts/calls/tasks';
import type { Context } from '../../../context/context.ts';
import { type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import { keptSince, readSettings } from '../../settings/index.ts';
import { toTask } from '../tasks.repository.ts';
import { trashRows } from './trash.repository.ts';

export function listTrash(ctx: Context, query: PageQuery): Promise<ReplyOf<typeof listTaskTrash>> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const mine = { userId: ctx.actor.userId, since: await keptSince(ctx, connection) };
    const { rows, total } = await trashRows(connection, mine, page);
    const tasks = rows.map((row) => ({
      ...toTask(row),
      deleted_at: row.deleted_at ?? '',
      together: Math.max(1, Number(row.together ?? 0)),
    }));
    const { kept } = await readSettings(connection);
    return { ...paged(page, tasks, total), kept_days: kept.trash };
  });
}
