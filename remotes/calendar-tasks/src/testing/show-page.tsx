import {
  changeTasks,
  deleteTasks,
  emptyTaskTrash,
  getTask,
  listTasks,
  listTaskTrash,
  restoreTask,
  updateTask,
} from '@board/contracts/calls/tasks';
import type { TaskView } from '@board/contracts/calls/user';
import { mockApi, pageOf, renderBoard, someTask, someUser } from '@board/test-kit';
import { dayIn } from '@board/time';
import { TasksPage } from '../page/tasks-page.tsx';
import { messages } from './texts.ts';

export const essay = someTask({ title: 'Essay', date: '2026-11-10' });
export const today = dayIn('UTC', Date.now());
export const sheet = someTask({ title: 'Sheet 6', date: today });

/** The page over two open tasks, one that is late and one of today. */
export function showPage(path = '/tasks', taskViews: TaskView[] = []) {
  const api = mockApi()
    .on(listTasks, () => pageOf([essay, sheet]))
    .on(deleteTasks, ({ body }) => ({ deleted: body?.task_ids.length ?? 0 }))
    .on(restoreTask, () => essay)
    .on(updateTask, () => sheet)
    .on(changeTasks, () => ({ items: [essay, sheet] }))
    .on(emptyTaskTrash, () => ({ deleted: 1 }))
    .on(getTask, () => essay)
    .on(listTaskTrash, () => ({
      ...pageOf([], { total: 1 }),
      items: [{ ...essay, deleted_at: '2026-11-18T04:00:00.000Z', together: 3 }],
      kept_days: 30,
    }));
  const user = someUser();
  const preferences = { ...user.preferences, taskViews };
  const options = { messages, path, day: '2026-11-18', user: { ...user, preferences } };
  return { api, ...renderBoard(<TasksPage />, options) };
}
