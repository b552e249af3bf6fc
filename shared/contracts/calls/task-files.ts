import { call } from './make-call.ts';

export type * from '../schemas/task-files.ts';

const reads = { reads: ['tasks'] } as const;

export const listTaskFiles = call('listTaskFiles', 'GET', '/tasks/{id}/files', reads);
/** Its bytes as they are. Under the same id it is there once, however often it is sent. */
export const addTaskFile = call('addTaskFile', 'PUT', '/tasks/{id}/files/{file_id}', {
  writes: ['tasks'],
});
export const getTaskFile = call('getTaskFile', 'GET', '/tasks/{id}/files/{file_id}', reads);
export const removeTaskFile = call('removeTaskFile', 'DELETE', '/tasks/{id}/files/{file_id}', {
  writes: ['tasks'],
});
/** For a day, and as long as nothing else needs its room. */
export const restoreTaskFile = call(
  'restoreTaskFile',
  'POST',
  '/tasks/{id}/files/{file_id}/restore',
  { writes: ['tasks'] },
);
