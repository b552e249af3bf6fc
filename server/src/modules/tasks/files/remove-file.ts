import { type Context, now } from '../../../context/context.ts';
import { write } from '../../../writing/transaction.ts';
import { planDailyCare } from '../daily-care.ts';
import { taskThatIsThere } from '../find-task.ts';
import { changeFile } from './files.repository.ts';
import { fileThatIsThere } from './find-file.ts';

/** Can be taken back until somebody has looked after the trash, or its room is needed. */
export function removeFile(ctx: Context, taskId: string, id: string): Promise<void> {
  const { userId } = ctx.actor;
  return write(ctx, ['tasks'], async (tx) => {
    await taskThatIsThere(tx, userId, taskId);
    const file = await fileThatIsThere(tx, { userId, taskId, id });
    await changeFile(tx, file, { deleted_at: now(ctx) });
    await planDailyCare(ctx, tx);
  });
}
