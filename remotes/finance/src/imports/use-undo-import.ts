import { attempt, toast, useText } from '@board/platform';
import { useImportWrites } from './imports.queries.ts';

/** Takes every transaction of an import out of the ledger again. */
export function useUndoImport() {
  const t = useText('finance');
  const writes = useImportWrites();
  return (id: string) =>
    attempt(
      async () => {
        const { deleted } = await writes.undo(id);
        toast({ tone: 'success', message: t('import.undone', { count: deleted }) });
      },
      { failed: t('import.undoFailed') },
    );
}
