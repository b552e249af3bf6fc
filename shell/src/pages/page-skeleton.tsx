import { useText } from '@board/platform';
import { PanelSkeleton } from '@board/ui';
import styles from './page.module.css';

/** Where the page will stand: in the middle. */
export function PageSkeleton({ title }: { title?: string }) {
  const t = useText('shell');
  const label = title ? t('remotes.loading', { name: title }) : t('pages.loading');
  return (
    <main className={styles.ground} aria-busy="true">
      <div className={styles.page}>
        <PanelSkeleton height="60vh" rows={6} label={label} />
      </div>
    </main>
  );
}
