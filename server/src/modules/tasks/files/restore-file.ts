import type { TaskFile } from '@board/contracts/schemas/task-files';
import type { Context } from '../../../context/context.ts';
import { write } from '../../../writing/transaction.ts';
import { taskThatIsThere } from '../find-task.ts';
import { refuseOneMore } from './add-file.ts';
import { changeFile, toFile } from './files.repository.ts';
import { fileOfTask } from './find-file.ts';

/** Undoes a removal; a file that is there is answered as it is. */
export function restoreFile(ctx: Context, taskId: string, id: string): Promise<TaskFile> {
  const { userId } = ctx.actor;
  return write(ctx, ['tasks'], async (tx) => {
    await taskThatIsThere(tx, userId, taskId);
    const row = await fileOfTask(tx, { userId, taskId, id });
    if (row.deleted_at === null) return toFile(row);
    await refuseOneMore(tx, userId, taskId);
    await changeFile(tx, row, { deleted_at: null });
    return toFile(row);
  });
}
