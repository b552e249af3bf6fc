import type { Task } from '@board/contracts/calls/tasks';
import type { SeriesScope } from '@board/contracts/constants/tasks';
import { attempt } from '@board/platform';
import { useTexts } from '../text.ts';
import { useTaskWrites } from './writes.queries.ts';

/** Deletes at once and offers to take it back. */
export function useRemoveTasks() {
  const t = useTexts();
  const writes = useTaskWrites();

  async function restore(tasks: readonly Task[]): Promise<Task | undefined> {
    let restored: Task | undefined;
    for (const task of tasks) restored = await writes.restore(task.id, task);
    return restored;
  }

  function remove(work: () => Promise<unknown>, tasks: readonly Task[]): Promise<boolean> {
    const about = tasks.map(({ id }) => id);
    const words = { about, done: t('message.restored'), failed: t('message.restoreFailed') };
    const message = tasks.length === 1 ? 'message.deleted' : 'message.deletedSeveral';
    return attempt(work, {
      about,
      done: t(message, { count: tasks.length, title: tasks[0]?.title ?? '' }),
      failed: t('message.deleteFailed'),
      undo: () => attempt(() => restore(tasks), words),
    });
  }

  return {
    remove: (task: Task, scope: SeriesScope = 'one') =>
      remove(() => writes.remove(task, scope), [task]),
    removeAll: (tasks: readonly Task[]) => remove(() => writes.removeAll(tasks), tasks),
  };
}
