import { attempt, toast, useDownload, useSession, useToday } from '@board/platform';
import { Button, Dialog, Panel, Row } from '@board/ui';
import { ProgressBar } from '@board/ui/progress';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { fetchSnapshot, useCacheClearing } from './actions.queries.ts';
import styles from './actions-panel.module.css';

/** Each says what happened, and only what did. */
export function ActionsPanel() {
  const t = useTexts();
  const { is } = useSession();
  const today = useToday();
  const clearing = useCacheClearing();
  const [isExplained, setExplained] = useState(false);

  const clear = () =>
    attempt(() => clearing.write({}).then(clearBrowserCaches), {
      done: t('actions.cacheCleared'),
      failed: t('actions.cacheFailed'),
    });

  const { busy, start, cancel } = useDownload(fetchSnapshot, `board-${today}.jsonl.gz`, {
    done: t('actions.exported'),
    failed: t('actions.exportFailed'),
  });
  const save = () =>
    is('super_admin') ? start() : toast({ tone: 'warning', message: t('actions.exportRefused') });

  return (
    <Panel title={t('actions.title')}>
      <Row>
        <Button needsNetwork busy={clearing.pending} onClick={() => void clear()}>
          {t('actions.clearCache')}
        </Button>
        <Button needsNetwork disabled={busy} onClick={save} label={t('actions.export')} />
        <Button variant="danger" onClick={() => setExplained(true)}>
          {t('actions.restart')}
        </Button>
      </Row>
      <Dialog
        open={isExplained}
        onClose={() => setExplained(false)}
        title={t('actions.restart')}
        footer={<Button onClick={() => setExplained(false)} label={t('action.understood')} />}
      >
        <p>{t('actions.restartHow')}</p>
      </Dialog>
      {busy && (
        <div className={styles.progress}>
          <ProgressBar label={t('actions.exporting')} value={null} onCancel={cancel} />
        </div>
      )}
    </Panel>
  );
}

/** The files that the worker keeps; what waits to be sent is no cache and stays. */
async function clearBrowserCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}
