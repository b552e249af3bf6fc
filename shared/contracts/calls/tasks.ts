import { call } from './make-call.ts';

export type * from '../schemas/tasks.ts';

const reads = { reads: ['tasks'] } as const;
const writes = { writes: ['tasks'] } as const;

export const listTasks = call('listTasks', 'GET', '/tasks', 'user', reads);
export const createTask = call('createTask', 'POST', '/tasks', 'user', writes);
export const updateTask = call('updateTask', 'PUT', '/tasks/{id}', 'user', writes);
export const deleteTask = call('deleteTask', 'DELETE', '/tasks/{id}', 'user', writes);
export const changeTasks = call('changeTasks', 'PATCH', '/tasks/batch', 'user', writes);
export const deleteTasks = call('deleteTasks', 'DELETE', '/tasks/batch', 'user', writes);
export const restoreTask = call('restoreTask', 'POST', '/tasks/{id}/restore', 'user', writes);
/** How many days a change of a series from here on is about. */
export const countFollowing = call('countFollowing', 'GET', '/tasks/{id}/following', 'user', reads);
/** Takes back the last change of a task that became another series, with the days that went for it. */
export const undoTaskChange = call('undoTaskChange', 'POST', '/tasks/{id}/undo', 'user', writes);
export const toggleTask = call('toggleTask', 'PATCH', '/tasks/{id}/toggle', 'user', writes);
export const getTask = call('getTask', 'GET', '/tasks/{id}', 'user', reads);
/** A later reminder in place of those that have passed. */
export const snoozeTask = call('snoozeTask', 'PATCH', '/tasks/{id}/snooze', 'user', writes);
/** How many tasks the days of a range have. */
export const taskCalendar = call('taskCalendar', 'GET', '/tasks/calendar', 'user', reads);
export const taskStats = call('taskStats', 'GET', '/tasks/stats', 'user', reads);
export const taskTrend = call('taskTrend', 'GET', '/tasks/trend', 'user', reads);
export const listTaskTrash = call('listTaskTrash', 'GET', '/tasks/trash', 'user', reads);
export const emptyTaskTrash = call('emptyTaskTrash', 'DELETE', '/tasks/trash', 'user', writes);
