import { messageOf, saveFile, toast, useText, useToday } from '@board/platform';
import { Button } from '@board/ui';
import { ProgressBar } from '@board/ui/progress';
import { useRef, useState } from 'react';
import type { LedgerQuery } from '../ledger/transactions.queries.ts';
import styles from './export-button.module.css';
import { fetchCsv } from './exports.queries.ts';

/** Everything the filter finds, as a file. */
export function ExportButton({ query }: { readonly query: LedgerQuery }) {
  const t = useText('finance');
  const today = useToday();
  const running = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);

  async function run() {
    const abort = new AbortController();
    running.current = abort;
    setBusy(true);
    const { order, page, limit, ...filter } = query;
    try {
      saveFile(await fetchCsv(filter, abort.signal), `transactions-${today}.csv`);
    } catch (error) {
      if (abort.signal.aborted) return;
      toast({ tone: 'error', message: messageOf(error, t('export.failed')) });
    } finally {
      setBusy(false);
    }
  }

  if (!busy) {
    return (
      <Button icon="download" onClick={() => void run()}>
        {t('export.action')}
      </Button>
    );
  }
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t('export.running')}
        value={null}
        action={
          <Button variant="link" onClick={() => running.current?.abort()}>
            {t('action.cancel')}
          </Button>
        }
      />
    </div>
  );
}
