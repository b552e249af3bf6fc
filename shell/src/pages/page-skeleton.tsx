import { useText } from '@board/platform';
import { PanelSkeleton } from '@board/ui';
import styles from './page.module.css';

export function PageSkeleton() {
  const t = useText('shell');
  return (
    <main className={styles.ground} aria-busy="true">
      <div className={styles.page}>
        <PanelSkeleton height="60vh" rows={6} label={t('pages.loading')} />
      </div>
    </main>
  );
}
