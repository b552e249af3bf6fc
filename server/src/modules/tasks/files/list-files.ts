import type { ReplyOf } from '@board/contracts/calls/call';
import type { listTaskFiles } from '@board/contracts/calls/task-files';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { read } from '../../../writing/transaction.ts';
import { findTaskRow } from '../tasks.repository.ts';
import { filesOf, heldBy, toFile } from './files.repository.ts';

/** Of a task in the trash as well: a page may still show it when it hears that it went. */
export function listFiles(ctx: Context, taskId: string): Promise<ReplyOf<typeof listTaskFiles>> {
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    if (!(await findTaskRow(connection, userId, taskId))) throw new ServiceError('task.not_found');
    const rows = await filesOf(connection, userId, taskId);
    return { items: rows.map(toFile), used: (await heldBy(connection, userId, 'present')).bytes };
  });
}
