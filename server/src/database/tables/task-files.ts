import type { TaskFileType } from '@board/contracts/constants/task-files';

export interface TaskFilesTable {
  user_id: string;
  id: string;
  task_id: string;
  name: string;
  type: TaskFileType;
  size: number;
  created_at: string;
  /** Removed, and still to be had back. */
  deleted_at: string | null;
  /** Of a picture, as an address that holds it. */
  thumbnail: string | null;
}

/** What a file is made of, in pieces: nobody has to hold the whole of it. */
export interface TaskFilePiecesTable {
  user_id: string;
  file_id: string;
  piece: number;
  content: Uint8Array;
}

export interface TaskFileTables {
  task_files: TaskFilesTable;
  task_file_pieces: TaskFilePiecesTable;
}
