import type { Connection } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { type FileRow, findFileRow } from './files.repository.ts';

export interface Which {
  userId: string;
  taskId: string;
  id: string;
}

/** A removed one too. */
export async function fileOfTask(connection: Connection, which: Which): Promise<FileRow> {
  const row = await findFileRow(connection, which.userId, which.id);
  if (row?.task_id !== which.taskId) throw new ServiceError('task.file_not_found');
  return row;
}

export async function fileThatIsThere(connection: Connection, which: Which): Promise<FileRow> {
  const row = await fileOfTask(connection, which);
  if (row.deleted_at !== null) throw new ServiceError('task.file_not_found');
  return row;
}
