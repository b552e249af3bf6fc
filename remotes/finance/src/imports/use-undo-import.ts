import { attempt } from '@board/platform';
import { useTexts } from '../text.ts';
import { useImportWrites } from './imports.queries.ts';

/** Takes every transaction of an import out of the ledger again. */
export function useUndoImport() {
  const t = useTexts();
  const writes = useImportWrites();
  return (id: string) =>
    attempt(() => writes.undo(id), {
      done: ({ deleted: count }) => t('import.undone', { count }),
      failed: t('import.undoFailed'),
    });
}
