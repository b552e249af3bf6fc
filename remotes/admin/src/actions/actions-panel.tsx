import { attempt, confirm, saveFile, toast, useSession, useToday } from '@board/platform';
import { Button, Panel } from '@board/ui';
import { ProgressBar } from '@board/ui/progress';
import { useRef, useState } from 'react';
import { useTexts } from '../text.ts';
import { fetchSnapshot, useCacheClearing } from './actions.queries.ts';
import styles from './actions-panel.module.css';
import { clearBrowserCaches } from './clear-browser-caches.ts';

/** Each says what happened, and only what did. */
export function ActionsPanel() {
  const t = useTexts();
  const { is } = useSession();
  const today = useToday();
  const clearing = useCacheClearing();
  const running = useRef<AbortController>(null);
  const [exporting, setExporting] = useState(false);

  const clear = () =>
    attempt(() => clearing.write({}).then(clearBrowserCaches), {
      done: t('actions.cache_cleared'),
      failed: t('actions.cache_failed'),
    });

  async function save() {
    if (!is('super_admin')) {
      toast({ tone: 'warning', message: t('actions.export_refused') });
      return;
    }
    const abort = new AbortController();
    running.current = abort;
    setExporting(true);
    await attempt(
      async () => {
        const file = await fetchSnapshot(abort.signal).catch((error: unknown) => {
          if (!abort.signal.aborted) throw error;
        });
        if (!file) return;
        saveFile(file, `board-${today}.jsonl.gz`);
        toast({ tone: 'success', message: t('actions.exported') });
      },
      { failed: t('actions.export_failed') },
    );
    setExporting(false);
  }

  const explainRestart = () =>
    confirm({
      title: t('actions.restart'),
      message: t('actions.restart_how'),
      confirmLabel: t('action.understood'),
      cancelLabel: t('action.close'),
    });

  return (
    <Panel title={t('actions.title')}>
      <div className={styles.actions}>
        <Button busy={clearing.pending} onClick={() => void clear()}>
          {t('actions.clear_cache')}
        </Button>
        <Button disabled={exporting} onClick={() => void save()}>
          {t('actions.export')}
        </Button>
        <Button variant="danger" onClick={() => void explainRestart()}>
          {t('actions.restart')}
        </Button>
      </div>
      {exporting && (
        <div className={styles.progress}>
          <ProgressBar
            label={t('actions.exporting')}
            value={null}
            action={
              <Button variant="link" onClick={() => running.current?.abort()}>
                {t('action.cancel')}
              </Button>
            }
          />
        </div>
      )}
    </Panel>
  );
}
