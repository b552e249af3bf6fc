import { Skeleton } from '@board/ui';
import { useAdminText } from '../text.ts';
import styles from './rows-skeleton.module.css';

/** As many lines as will come, so that nothing moves when they do. */
export function RowsSkeleton({ rows }: { readonly rows: number }) {
  const t = useAdminText();
  return (
    <div className={styles.rows} role="status" aria-label={t('state.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div key={row} className={styles.row}>
          <Skeleton width="40%" />
          <Skeleton width="20%" />
        </div>
      ))}
    </div>
  );
}
