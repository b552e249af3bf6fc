import {
  type ImportConflict,
  type ImportedCourse,
  type ImportPreview,
  type ImportProblem,
  previewImport,
  runImport,
  undoImport,
} from '@board/contracts/calls/courses';
import { useWrite } from '@board/platform';

export type { ImportConflict, ImportedCourse, ImportPreview, ImportProblem };

/** Reading a file writes nothing; importing does, and can be undone as a whole. */
export function useImport() {
  const { write: preview, pending: reading } = useWrite(previewImport);
  const { write: run, pending: importing } = useWrite(runImport);
  const { write: undo } = useWrite(undoImport);
  return { preview, reading, run, importing, undo };
}
