import type { TransactionImport } from '@board/contracts/calls/finance';
import { isSure, useFormat } from '@board/platform';
import { Button, emptyPage, lateDialog, Status, useDialogs } from '@board/ui';
import { Section } from '@board/ui/page';
import { Entry, QueryList } from '@board/ui/query-table';
import { useLoadWords } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import { useImports } from './imports.queries.ts';
import { useUndoImport } from './use-undo-import.ts';

const ImportDialog = lateDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** Files that were read into the ledger, each to be undone as a whole. */
export function ImportsSection() {
  const t = useTexts();
  const { open, drawn } = useDialogs();
  const begin = () => open((opened) => <ImportDialog {...opened} />);
  return (
    <Section
      title={t('import.section')}
      actions={<Button icon="upload" onClick={begin} label={t('command.import')} />}
    >
      <QueryList
        request={useImports()}
        {...useLoadWords()}
        nothing={emptyPage}
        empty={t('import.empty')}
        rowsWhileLoading={1}
      >
        {({ items }) => (
          <ul>
            {items.map((entry) => (
              <ImportEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </QueryList>
      {drawn}
    </Section>
  );
}

function ImportEntry({ entry }: { readonly entry: TransactionImport }) {
  const t = useTexts();
  const { instant } = useFormat();
  const undo = useUndoImport();

  async function ask() {
    const agreed = await isSure(
      t('import.undoTitle', { name: entry.name }),
      t('import.undoMessage', { count: entry.entries }),
      t('import.undo'),
    );
    if (agreed) await undo(entry.id);
  }

  return (
    <Entry
      action={
        entry.undone ? (
          <Status tone="info">{t('import.wasUndone')}</Status>
        ) : (
          <Button
            needsNetwork
            size="small"
            icon="undo"
            onClick={() => void ask()}
            label={t('import.undo')}
          />
        )
      }
    >
      {entry.name}
      <small>
        {t('import.entry', { count: entry.entries })} <time>{instant(entry.created_at)}</time>
      </small>
    </Entry>
  );
}
