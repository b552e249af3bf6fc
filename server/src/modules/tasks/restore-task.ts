import { restorableDays } from '@board/contracts/constants/limits';
import type { Task } from '@board/contracts/schemas/tasks';
import { instant } from '../../clock.ts';
import { type Context, now } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { write } from '../../transaction.ts';
import { findTaskRow, replaceTaskRow, toTask } from './tasks.repository.ts';

const restorableMs = restorableDays * 24 * 60 * 60_000;

/** Undoes a deletion; a task that is there is answered as it is. */
export function restoreTask(ctx: Context, id: string): Promise<Task> {
  return write(ctx, ['tasks'], async (tx) => {
    const before = await findTaskRow(tx, ctx.actor.userId, id);
    if (!before) throw new ServiceError('task.not_found');
    if (before.deleted_at === null) return toTask(before);
    if (before.deleted_at < instant(ctx.clock.now() - restorableMs)) throw new ServiceError('task.not_found');
    const after = { ...before, deleted_at: null, version: before.version + 1, updated_at: now(ctx) };
    await replaceTaskRow(tx, before, after);
    return toTask(after);
  });
}
