import type { Task } from '@board/contracts/calls/tasks';
import type { SeriesScope } from '@board/contracts/constants/tasks';
import { toast, toastWritten } from '@board/platform';
import { messageOf } from '../states/message-of.ts';
import { useTexts } from '../text.ts';
import { useTaskWrites } from './tasks.queries.ts';

/** Deletes at once and offers to take it back. */
export function useRemoveTasks() {
  const t = useTexts();
  const writes = useTaskWrites();

  async function restore(tasks: readonly Task[]): Promise<void> {
    try {
      let restored: Task | undefined;
      for (const task of tasks) restored = await writes.restore(task.id, task);
      toastWritten(restored, { message: t('message.restored'), key: 'task.removed' });
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('message.restoreFailed')) });
    }
  }

  async function attempt(work: () => Promise<unknown>, tasks: readonly Task[]): Promise<boolean> {
    let removed: unknown;
    try {
      removed = await work();
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('message.deleteFailed')) });
      return false;
    }
    toastWritten(removed, {
      message: t(tasks.length === 1 ? 'message.deleted' : 'message.deletedSeveral', {
        count: tasks.length,
      }),
      key: 'task.removed',
      action: { label: t('action.undo'), run: () => void restore(tasks) },
    });
    return true;
  }

  return {
    remove: (task: Task, scope: SeriesScope = 'one') =>
      attempt(() => writes.remove(task, scope), [task]),
    removeAll: (tasks: readonly Task[]) => attempt(() => writes.removeAll(tasks), tasks),
  };
}
