import type { ShapeOf } from '../schemas/call-schema.ts';
import type { taskFileSchemas } from '../schemas/task-files.ts';
import type { Call, CallShape } from './call.ts';

export type { TaskFile } from '../schemas/task-files.ts';

type Schemas = typeof taskFileSchemas;
type FileCall<Name extends keyof Schemas, More extends CallShape = object> = Call<
  ShapeOf<Schemas[Name]> & More
> & { readonly name: Name };

export const listTaskFiles: FileCall<'listTaskFiles'> = {
  name: 'listTaskFiles',
  method: 'GET',
  path: '/tasks/{id}/files',
  access: 'user',
  reads: ['tasks'],
};
/** Its bytes as they are. Under the same id it is there once, however often it is sent. */
export const addTaskFile: FileCall<'addTaskFile', { body: Blob }> = {
  name: 'addTaskFile',
  method: 'PUT',
  path: '/tasks/{id}/files/{file_id}',
  access: 'user',
  writes: ['tasks'],
};
export const getTaskFile: FileCall<'getTaskFile'> = {
  name: 'getTaskFile',
  method: 'GET',
  path: '/tasks/{id}/files/{file_id}',
  access: 'user',
  reads: ['tasks'],
};
export const removeTaskFile: FileCall<'removeTaskFile'> = {
  name: 'removeTaskFile',
  method: 'DELETE',
  path: '/tasks/{id}/files/{file_id}',
  access: 'user',
  writes: ['tasks'],
};
/** For a day, and as long as nothing else needs its room. */
export const restoreTaskFile: FileCall<'restoreTaskFile'> = {
  name: 'restoreTaskFile',
  method: 'POST',
  path: '/tasks/{id}/files/{file_id}/restore',
  access: 'user',
  writes: ['tasks'],
};
