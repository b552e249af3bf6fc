import { taskFileLimit } from '@board/contracts/constants/task-files';
import type { TaskFile } from '@board/contracts/schemas/task-files';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError, stillThere } from '../../../errors/errors.ts';
import { single, write } from '../../../writing/transaction.ts';
import { taskThatIsThere } from '../find-task.ts';
import { fileNameOf, fileTypeOf } from './file-type.ts';
import {
  dropRemoved,
  type FileRow,
  filesOf,
  findFileRow,
  heldBy,
  insertFile,
  toFile,
} from './files.repository.ts';

export interface NewFile {
  id: string;
  taskId: string;
  name: string;
  bytes: Buffer;
}

/** Looked at before anything is written; a picture in a process beside the server. */
export async function addFile(ctx: Context, file: NewFile): Promise<TaskFile> {
  const { userId } = ctx.actor;
  await taskThatIsThere(single(ctx), userId, file.taskId);
  if (file.bytes.byteLength > taskFileLimit.bytes) throw new ServiceError('task.file_large');
  const type = fileTypeOf(file.bytes);
  const there = await findFileRow(single(ctx), userId, file.id);
  if (there) return asSent(there, file.taskId);
  const thumbnail =
    type === 'application/pdf'
      ? null
      : await ctx.parsing.parse(userId, 'thumbnail', { file: file.bytes });
  return storeFile(ctx, { ...file, type, thumbnail });
}

/** Sent again under its id, it is there once. */
export function storeFile(
  ctx: Context,
  { id, taskId, name, bytes, ...shown }: NewFile & Pick<TaskFile, 'type' | 'thumbnail'>,
): Promise<TaskFile> {
  const { userId } = ctx.actor;
  return write(ctx, ['tasks'], async (tx) => {
    await taskThatIsThere(tx, userId, taskId);
    const there = await findFileRow(tx, userId, id);
    if (there) return asSent(there, taskId);
    await refuseOneMore(tx, userId, taskId);
    await makeRoom(tx, userId, bytes.byteLength);
    const row = {
      ...shown,
      user_id: userId,
      id,
      task_id: taskId,
      name: fileNameOf(name, shown.type),
      size: bytes.byteLength,
      created_at: now(ctx),
      deleted_at: null,
    };
    await insertFile(tx, row, bytes);
    return toFile(row);
  });
}

function asSent(there: FileRow, taskId: string): TaskFile {
  if (there.task_id !== taskId) throw new ServiceError('task.file_not_found');
  return toFile(stillThere(there));
}

export async function refuseOneMore(
  tx: Transaction,
  userId: string,
  taskId: string,
): Promise<void> {
  const { length } = await filesOf(tx, userId, taskId);
  if (length >= taskFileLimit.perTask) throw new ServiceError('task.files_many');
}

/** What was removed is kept while there is room for it. */
async function makeRoom(tx: Transaction, userId: string, size: number): Promise<void> {
  const fits = async () => {
    const { bytes, files } = await heldBy(tx, userId);
    return bytes + size <= taskFileLimit.allBytes && files < taskFileLimit.perPerson;
  };
  if (await fits()) return;
  await dropRemoved(tx, userId);
  if (!(await fits())) throw new ServiceError('task.files_full');
}
