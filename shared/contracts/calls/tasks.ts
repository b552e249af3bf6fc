import { call } from './make-call.ts';

export type * from '../schemas/tasks.ts';

export const listTasks = call('listTasks', 'GET', '/tasks', 'user', { reads: ['tasks'] });
export const createTask = call('createTask', 'POST', '/tasks', 'user', { writes: ['tasks'] });
export const updateTask = call('updateTask', 'PUT', '/tasks/{id}', 'user', { writes: ['tasks'] });
export const deleteTask = call('deleteTask', 'DELETE', '/tasks/{id}', 'user', {
  writes: ['tasks'],
});
export const changeTasks = call('changeTasks', 'PATCH', '/tasks/batch', 'user', {
  writes: ['tasks'],
});
export const deleteTasks = call('deleteTasks', 'DELETE', '/tasks/batch', 'user', {
  writes: ['tasks'],
});
export const restoreTask = call('restoreTask', 'POST', '/tasks/{id}/restore', 'user', {
  writes: ['tasks'],
});
/** How many days a change of a series from here on is about. */
export const countFollowing = call('countFollowing', 'GET', '/tasks/{id}/following', 'user', {
  reads: ['tasks'],
});
/** Takes back the last change of a task that became another series, with the days that went for it. */
export const undoTaskChange = call('undoTaskChange', 'POST', '/tasks/{id}/undo', 'user', {
  writes: ['tasks'],
});
export const toggleTask = call('toggleTask', 'PATCH', '/tasks/{id}/toggle', 'user', {
  writes: ['tasks'],
});
export const getTask = call('getTask', 'GET', '/tasks/{id}', 'user', { reads: ['tasks'] });
/** A later reminder in place of those that have passed. */
export const snoozeTask = call('snoozeTask', 'PATCH', '/tasks/{id}/snooze', 'user', {
  writes: ['tasks'],
});
/** How many tasks the days of a range have. */
export const taskCalendar = call('taskCalendar', 'GET', '/tasks/calendar', 'user', {
  reads: ['tasks'],
});
export const taskStats = call('taskStats', 'GET', '/tasks/stats', 'user', { reads: ['tasks'] });
export const taskTrend = call('taskTrend', 'GET', '/tasks/trend', 'user', { reads: ['tasks'] });
export const listTaskTrash = call('listTaskTrash', 'GET', '/tasks/trash', 'user', {
  reads: ['tasks'],
});
export const emptyTaskTrash = call('emptyTaskTrash', 'DELETE', '/tasks/trash', 'user', {
  writes: ['tasks'],
});
