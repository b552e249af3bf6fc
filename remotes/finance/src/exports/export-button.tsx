import { useDownload, useToday } from '@board/platform';
import { Button } from '@board/ui';
import { ProgressBar } from '@board/ui/progress';
import type { LedgerQuery } from '../ledger/transactions.queries.ts';
import { useTexts } from '../text.ts';
import styles from './export-button.module.css';
import { fetchCsv } from './exports.queries.ts';

/** Everything the filter finds, as a file. */
export function ExportButton({ query }: { readonly query: LedgerQuery }) {
  const t = useTexts();
  const today = useToday();
  const { order, page, limit, ...filter } = query;
  const { busy, start, cancel } = useDownload(
    (signal) => fetchCsv(filter, signal),
    `transactions-${today}.csv`,
    { failed: t('export.failed') },
  );

  if (!busy) {
    return <Button icon="download" onClick={start} label={t('export.action')} />;
  }
  return (
    <div className={styles.progress}>
      <ProgressBar label={t('export.running')} value={null} onCancel={cancel} />
    </div>
  );
}
