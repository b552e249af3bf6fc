import { useText } from '@board/platform';
import { Status } from '@board/ui';
import { useRegistry } from '../registry.ts';
import styles from './override-notice.module.css';

/** Says so for as long as this browser is shown something else than everybody has. */
export function PinnedNotice() {
  const t = useText('shell');
  const { registry } = useRegistry();
  if (!registry?.pinned) return null;
  return (
    <section className={styles.notice} aria-label={t('override.label')}>
      <Status tone="warning">
        {t('override.pinned', { composition: registry.composition ?? '' })}
      </Status>
      <a href="/?composition=">{t('override.reset')}</a>
    </section>
  );
}
