import { call } from './make-call.ts';

export type * from '../schemas/tasks.ts';

const reads = { reads: ['tasks'] } as const;
const writes = { writes: ['tasks'] } as const;

export const listTasks = call('listTasks', 'GET', '/tasks', reads);
export const createTask = call('createTask', 'POST', '/tasks', writes);
export const updateTask = call('updateTask', 'PUT', '/tasks/{id}', writes);
export const deleteTask = call('deleteTask', 'DELETE', '/tasks/{id}', writes);
export const changeTasks = call('changeTasks', 'PATCH', '/tasks/batch', writes);
export const deleteTasks = call('deleteTasks', 'DELETE', '/tasks/batch', writes);
export const restoreTask = call('restoreTask', 'POST', '/tasks/{id}/restore', writes);
/** How many days a change of a series from here on is about. */
export const countFollowing = call('countFollowing', 'GET', '/tasks/{id}/following', reads);
/** Takes back the last change of a task that became another series, with the days that went for it. */
export const undoTaskChange = call('undoTaskChange', 'POST', '/tasks/{id}/undo', writes);
export const toggleTask = call('toggleTask', 'PATCH', '/tasks/{id}/toggle', writes);
export const getTask = call('getTask', 'GET', '/tasks/{id}', reads);
/** A later reminder in place of those that have passed. */
export const snoozeTask = call('snoozeTask', 'PATCH', '/tasks/{id}/snooze', writes);
/** How many tasks the days of a range have. */
export const taskCalendar = call('taskCalendar', 'GET', '/tasks/calendar', reads);
export const taskStats = call('taskStats', 'GET', '/tasks/stats', reads);
export const taskTrend = call('taskTrend', 'GET', '/tasks/trend', reads);
export const listTaskTrash = call('listTaskTrash', 'GET', '/tasks/trash', reads);
export const emptyTaskTrash = call('emptyTaskTrash', 'DELETE', '/tasks/trash', writes);
