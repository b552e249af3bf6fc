import { VisuallyHidden } from '@board/ui';
import { Figures } from '../figures/figures.tsx';
import { useAdminText } from '../text.ts';
import { UsersSection } from '../users/users-section.tsx';
import styles from './console-page.module.css';

/** All that runs the product, on one page: what one works with at the left, what one watches at the right. */
export function ConsolePage() {
  const t = useAdminText();
  return (
    <div className={styles.console}>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <Figures />
      <div className={styles.body}>
        <div className={styles.main}>
          <UsersSection />
        </div>
        <aside className={styles.side} aria-label={t('side')} />
      </div>
    </div>
  );
}
