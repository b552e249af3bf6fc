import { messageOf, toast, useText } from '@board/platform';
import { useImportWrites } from './imports.queries.ts';

/** Takes every transaction of an import out of the ledger again. */
export function useUndoImport() {
  const t = useText('finance');
  const writes = useImportWrites();
  return async function undo(id: string): Promise<void> {
    try {
      const { deleted } = await writes.undo(id);
      toast({ tone: 'success', message: t('import.undone', { count: deleted }) });
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('import.undo_failed')) });
    }
  };
}
