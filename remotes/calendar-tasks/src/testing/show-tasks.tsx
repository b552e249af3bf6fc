import {
  createTask,
  deleteTask,
  listTasks,
  restoreTask,
  type Task,
  toggleTask,
  updateTask,
} from '@board/contracts/calls/tasks';
import { mockApi, pageOf, renderBoard, someTask } from '@board/test-kit';
import { TasksPanel } from '../tasks/tasks-panel.tsx';
import { messages } from './texts.ts';

export const day = '2026-11-18';

const report = someTask({
  title: 'Lab report',
  priority: 'high',
  time: '16:00-17:30',
  has_reminder: true,
  reminder_time: '2099-11-18T07:45:00.000Z',
  reminders: [{ minutes_before: 15, time: '2099-11-18T07:45:00.000Z' }],
});
export const reply = someTask({ title: 'Reply to Prof. Lin' });
export const sheet = someTask({ title: 'Sheet 6', completed: true });

/** A server that keeps what is done to these tasks. */
export function aBoard(tasks: Task[] = [sheet, reply, report], overdue: Task[] = []) {
  let all = tasks;
  const api = mockApi()
    .on(listTasks, ({ query }) =>
      pageOf(query?.date ? all.filter(({ date }) => date === query.date) : overdue),
    )
    .on(toggleTask, ({ params }) => {
      all = all.map((task) =>
        task.id === params.id
          ? { ...task, completed: !task.completed, version: task.version + 1 }
          : task,
      );
      return all.find(({ id }) => id === params.id) ?? reply;
    })
    .on(createTask, ({ body }) => {
      const task = someTask({ ...body, reminders: [] } as Partial<Task>);
      all = [...all, task];
      return task;
    })
    .on(updateTask, ({ params, body }) => {
      all = all.map((task) =>
        task.id === params.id
          ? { ...task, title: body?.title ?? '', version: task.version + 1 }
          : task,
      );
      return all.find(({ id }) => id === params.id) ?? reply;
    })
    .on(deleteTask, ({ params }) => {
      all = all.filter(({ id }) => id !== params.id);
      return { success: true };
    })
    .on(restoreTask, ({ params }) => {
      const back = tasks.find(({ id }) => id === params.id) ?? reply;
      all = [...all, back];
      return back;
    });
  return api;
}

export const show = (locale: 'en' | 'zh-CN' = 'en') =>
  renderBoard(<TasksPanel />, { messages, locale, day });
