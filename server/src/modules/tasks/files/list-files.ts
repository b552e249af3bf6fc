import type { ReplyOf } from '@board/contracts/calls/call';
import type { listTaskFiles } from '@board/contracts/calls/task-files';
import type { Context } from '../../../context.ts';
import { read } from '../../../transaction.ts';
import { taskThatIsThere } from '../find-task.ts';
import { filesOf, heldBy, toFile } from './files.repository.ts';

export function listFiles(ctx: Context, taskId: string): Promise<ReplyOf<typeof listTaskFiles>> {
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    await taskThatIsThere(connection, userId, taskId);
    const rows = await filesOf(connection, userId, taskId);
    return { items: rows.map(toFile), used: (await heldBy(connection, userId, 'present')).bytes };
  });
}
