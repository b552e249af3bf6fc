import type { TransactionImport } from '@board/contracts/calls/finance';
import { confirm, useFormat, useText } from '@board/platform';
import { Button, EmptyState, lateDialog, Skeleton, Status, useOpening } from '@board/ui';
import { Section } from '../page/section.tsx';
import { Loaded } from '../states/loaded.tsx';
import { useImports } from './imports.queries.ts';
import styles from './imports-section.module.css';
import { useUndoImport } from './use-undo-import.ts';

const ImportDialog = lateDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);

const nothing = {
  items: [],
  pagination: { page: 1, limit: 20, total: 0, total_pages: 0, has_next: false, has_prev: false },
};

/** Files that were read into the ledger, each to be undone as a whole. */
export function ImportsSection() {
  const t = useText('finance');
  const { shown, open, close } = useOpening<'import'>();
  return (
    <Section
      title={t('import.section')}
      actions={
        <Button icon="upload" onClick={() => open('import')}>
          {t('import.title')}
        </Button>
      }
    >
      <Loaded request={useImports()} skeleton={<Skeleton height={36} />} nothing={nothing}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={t('import.empty')} />
          ) : (
            <ul className={styles.list}>
              {items.map((entry) => (
                <li key={entry.id}>
                  <ImportEntry entry={entry} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {shown && <ImportDialog key={shown.opening} open={shown.open} onClose={close} />}
    </Section>
  );
}

function ImportEntry({ entry }: { readonly entry: TransactionImport }) {
  const t = useText('finance');
  const { instant } = useFormat();
  const undo = useUndoImport();

  async function ask() {
    const agreed = await confirm({
      title: t('import.undo_title', { name: entry.name }),
      message: t('import.undo_message', { count: entry.entries }),
      confirmLabel: t('import.undo'),
      cancelLabel: t('action.cancel'),
      danger: true,
    });
    if (agreed) await undo(entry.id);
  }

  return (
    <div className={styles.entry}>
      <span className={styles.name}>
        {entry.name}
        <small>
          {t('import.entry', { count: entry.entries })}{' '}
          <time>{instant(Date.parse(entry.created_at))}</time>
        </small>
      </span>
      {entry.undone ? (
        <Status tone="info">{t('import.was_undone')}</Status>
      ) : (
        <Button size="small" icon="undo" onClick={() => void ask()}>
          {t('import.undo')}
        </Button>
      )}
    </div>
  );
}
