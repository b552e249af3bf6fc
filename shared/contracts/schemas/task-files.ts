import { type Static, Type } from 'typebox';
import { taskFileLimit, taskFileTypes } from '../constants/task-files.ts';
import type { CallSchema } from './call-schema.ts';
import { Done, Id, IdParams, Instant, Nullable, oneOf, Strict, text } from './common.ts';

export const TaskFile = Type.Object({
  id: Id,
  name: Type.String(),
  type: oneOf(taskFileTypes),
  size: Type.Integer(),
  /** Of a picture, as an address that holds it. */
  thumbnail: Nullable(Type.String()),
  created_at: Instant,
});
export type TaskFile = Static<typeof TaskFile>;

const FileParams = Strict({ id: Id, file_id: Id });

export const taskFileSchemas = {
  listTaskFiles: {
    params: IdParams,
    /** `used`: bytes of all files of the person, those of tasks in the trash too. */
    reply: Type.Object({ items: Type.Array(TaskFile), used: Type.Integer() }),
  },
  addTaskFile: {
    params: FileParams,
    query: Strict({ name: text(taskFileLimit.name, 1) }),
    upload: { type: 'application/octet-stream' },
    reply: TaskFile,
  },
  /** Its bytes, of no kind that a browser would show. */
  getTaskFile: { params: FileParams, media: 'application/octet-stream' },
  removeTaskFile: { params: FileParams, reply: Done },
  restoreTaskFile: { params: FileParams, reply: TaskFile },
} satisfies Record<string, CallSchema>;
