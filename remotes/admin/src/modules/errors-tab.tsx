import type { RemoteErrorCount } from '@board/contracts/calls/delivery';
import { useFormat } from '@board/platform';
import { type Column, QueryTable } from '@board/ui/query-table';
import { useTexts } from '../text.ts';
import styles from './module-dialog.module.css';
import { useFieldErrors } from './modules.queries.ts';
import { shortVersion } from './short-version.ts';

/** What browsers reported in the last seven days, by release and by how far they came. */
export function ErrorsTab({ remote }: { readonly remote: string }) {
  const t = useTexts();
  const { number, instant } = useFormat();
  const columns: readonly Column<RemoteErrorCount>[] = [
    { header: t('modules.phase'), lead: true, cell: (error) => <Fault error={error} /> },
    {
      header: t('word.version'),
      cell: ({ version }) => <code>{shortVersion(version || null)}</code>,
    },
    { header: t('modules.last'), cell: ({ last_at }) => instant(last_at) },
    { header: t('modules.count'), align: 'end', cell: ({ count }) => number(count) },
  ];
  return (
    <QueryTable
      label={t('state.table', { title: t('modules.tab.errors') })}
      request={useFieldErrors(remote)}
      failed={t('modules.loadFailed')}
      empty={t('modules.noErrors')}
      rowsWhileLoading={3}
      columns={columns}
      rowKey={({ version, phase }) => `${version} ${phase}`}
    />
  );
}

/** How far it came, and the latest words of a browser behind it. */
function Fault({ error: { phase, sample } }: { readonly error: RemoteErrorCount }) {
  const t = useTexts();
  const { message, stack, route, browser } = sample;
  if (!message) return t(`modules.phases.${phase}`);
  return (
    <details className={styles.fault}>
      <summary>
        {t(`modules.phases.${phase}`)}: {message}
      </summary>
      <pre>{[stack, route, browser].filter(Boolean).join('\n')}</pre>
    </details>
  );
}
