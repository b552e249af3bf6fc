import { useText } from '@board/platform';
import { Button, Status } from '@board/ui';
import { endChaos, playedChaos } from '../chaos/stored-chaos.ts';
import { useRegistry } from '../registry.ts';
import styles from './override-notice.module.css';

/** Says so for as long as this browser is shown something else than everybody has. */
export function PinnedNotice() {
  const t = useText('shell');
  const { registry } = useRegistry();
  const played = registry?.overrideOrigins ? Object.keys(playedChaos()) : [];
  if (!registry?.pinned && played.length === 0) return null;
  return (
    <section className={styles.notice} aria-label={t('override.label')}>
      {registry?.pinned && (
        <>
          <Status tone="warning">
            {t('override.pinned', { composition: registry.composition ?? '' })}
          </Status>
          <a href="/?composition=">{t('override.reset')}</a>
        </>
      )}
      {played.length > 0 && (
        <>
          <Status tone="warning">{t('override.chaos', { names: played.join(', ') })}</Status>
          <Button size="small" onClick={endChaos} label={t('override.chaosEnd')} />
        </>
      )}
    </section>
  );
}
