import type { taskSchemas } from '../schemas/tasks.ts';
import type { CallOf } from './call.ts';

export type {
  Completion,
  DayCompletion,
  GivenReminder,
  Reminder,
  Step,
  Task,
  TaskEdit,
  TrashedTask,
} from '../schemas/tasks.ts';

type TaskCall<Name extends keyof typeof taskSchemas> = CallOf<typeof taskSchemas, Name>;

export const listTasks: TaskCall<'listTasks'> = {
  name: 'listTasks',
  method: 'GET',
  path: '/tasks',
  access: 'user',
  reads: ['tasks'],
};
export const createTask: TaskCall<'createTask'> = {
  name: 'createTask',
  method: 'POST',
  path: '/tasks',
  access: 'user',
  writes: ['tasks'],
};
export const updateTask: TaskCall<'updateTask'> = {
  name: 'updateTask',
  method: 'PUT',
  path: '/tasks/{id}',
  access: 'user',
  writes: ['tasks'],
};
export const deleteTask: TaskCall<'deleteTask'> = {
  name: 'deleteTask',
  method: 'DELETE',
  path: '/tasks/{id}',
  access: 'user',
  writes: ['tasks'],
};
export const changeTasks: TaskCall<'changeTasks'> = {
  name: 'changeTasks',
  method: 'PATCH',
  path: '/tasks/batch',
  access: 'user',
  writes: ['tasks'],
};
export const deleteTasks: TaskCall<'deleteTasks'> = {
  name: 'deleteTasks',
  method: 'DELETE',
  path: '/tasks/batch',
  access: 'user',
  writes: ['tasks'],
};
export const restoreTask: TaskCall<'restoreTask'> = {
  name: 'restoreTask',
  method: 'POST',
  path: '/tasks/{id}/restore',
  access: 'user',
  writes: ['tasks'],
};
/** How many days a change of a series from here on is about. */
export const countFollowing: TaskCall<'countFollowing'> = {
  name: 'countFollowing',
  method: 'GET',
  path: '/tasks/{id}/following',
  access: 'user',
  reads: ['tasks'],
};
/** Takes back the last change of a task that became another series, with the days that went for it. */
export const undoTaskChange: TaskCall<'undoTaskChange'> = {
  name: 'undoTaskChange',
  method: 'POST',
  path: '/tasks/{id}/undo',
  access: 'user',
  writes: ['tasks'],
};
export const toggleTask: TaskCall<'toggleTask'> = {
  name: 'toggleTask',
  method: 'PATCH',
  path: '/tasks/{id}/toggle',
  access: 'user',
  writes: ['tasks'],
};
export const getTask: TaskCall<'getTask'> = {
  name: 'getTask',
  method: 'GET',
  path: '/tasks/{id}',
  access: 'user',
  reads: ['tasks'],
};
/** A later reminder in place of those that have passed. */
export const snoozeTask: TaskCall<'snoozeTask'> = {
  name: 'snoozeTask',
  method: 'PATCH',
  path: '/tasks/{id}/snooze',
  access: 'user',
  writes: ['tasks'],
};
/** How many tasks the days of a range have. */
export const taskCalendar: TaskCall<'taskCalendar'> = {
  name: 'taskCalendar',
  method: 'GET',
  path: '/tasks/calendar',
  access: 'user',
  reads: ['tasks'],
};
export const taskStats: TaskCall<'taskStats'> = {
  name: 'taskStats',
  method: 'GET',
  path: '/tasks/stats',
  access: 'user',
  reads: ['tasks'],
};
export const taskTrend: TaskCall<'taskTrend'> = {
  name: 'taskTrend',
  method: 'GET',
  path: '/tasks/trend',
  access: 'user',
  reads: ['tasks'],
};
export const listTaskTrash: TaskCall<'listTaskTrash'> = {
  name: 'listTaskTrash',
  method: 'GET',
  path: '/tasks/trash',
  access: 'user',
  reads: ['tasks'],
};
export const emptyTaskTrash: TaskCall<'emptyTaskTrash'> = {
  name: 'emptyTaskTrash',
  method: 'DELETE',
  path: '/tasks/trash',
  access: 'user',
  writes: ['tasks'],
};
