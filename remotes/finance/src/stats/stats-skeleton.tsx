import { useText } from '@board/platform';
import { Skeleton, VisuallyHidden } from '@board/ui';
import styles from './stats-skeleton.module.css';
import sheet from './stats-tab.module.css';

const rows = ['78%', '62%', '70%', '54%'];

export function StatsSkeleton() {
  const t = useText('finance');
  return (
    <div className={sheet.sheet} role="status">
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      <div className={sheet.spending}>
        <span className={styles.ring} aria-hidden="true" />
        <div className={styles.lines}>
          <Skeleton width="48%" />
          <Skeleton width="82%" height={20} />
          <Skeleton width="60%" />
          <Skeleton width="60%" />
        </div>
      </div>
      <div className={styles.lines}>
        {rows.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  );
}
