import { getPictureReader, readTimetablePicture } from '@board/contracts/calls/assistant';
import {
  type CourseImport,
  type ImportedCourse,
  type ImportPreview,
  listCourseImports,
  previewImport,
  runImport,
  undoImport,
} from '@board/contracts/calls/courses';
import { useApi, useWrite } from '@board/platform';

export type { CourseImport, ImportedCourse, ImportPreview };

const lastImports = 5;

export const useLastImports = () => useApi(listCourseImports, { query: { limit: lastImports } });

export const useUndoImport = () => useWrite(undoImport);

/** Reading a file writes nothing; importing does, and can be undone as a whole. */
export function useImport() {
  const { write: preview, pending: reading } = useWrite(previewImport);
  const { write: run, pending: importing } = useWrite(runImport);
  const { write: undo } = useUndoImport();
  return { preview, reading, run, importing, undo };
}

/** Who would see a picture, and the sending of one. */
export function usePictureReader() {
  const request = useApi(getPictureReader, {});
  const { write: read, pending: reading } = useWrite(readTimetablePicture);
  return { request, read, reading };
}
