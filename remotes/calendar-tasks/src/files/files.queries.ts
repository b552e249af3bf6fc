import {
  addTaskFile,
  getTaskFile,
  listTaskFiles,
  removeTaskFile,
  restoreTaskFile,
  type TaskFile,
} from '@board/contracts/calls/task-files';
import { sendCall, useApi, useSend } from '@board/platform';

export type { TaskFile };

export const useFilesOf = (id: string) => useApi(listTaskFiles, { params: { id } });

/** Its bytes come without a kind: what it is was told by its content when it was added. */
export async function loadFile(taskId: string, file: TaskFile): Promise<Blob> {
  const params = { id: taskId, file_id: file.id };
  const bytes: unknown = await sendCall(getTaskFile, { params });
  if (!(bytes instanceof Blob)) throw new TypeError(`${file.name} did not arrive as a file`);
  return new Blob([bytes], { type: file.type });
}

export function useFileWrites(id: string) {
  const adding = useSend(addTaskFile);
  const removing = useSend(removeTaskFile);
  const restoring = useSend(restoreTaskFile);
  return {
    add: (file_id: string, file: File, name: string) =>
      adding({ params: { id, file_id }, query: { name }, body: file }),
    remove: (file_id: string) => removing({ params: { id, file_id } }),
    restore: (file_id: string) => restoring({ params: { id, file_id } }),
  };
}
