import { Skeleton } from '../skeleton/skeleton.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import styles from './query-table.module.css';

/** As many lines as will come, so that nothing moves when they do. */
export function RowsSkeleton({ rows }: { readonly rows: number }) {
  const { loading } = useUiTexts();
  return (
    <div className={styles.rows} role="status" aria-label={loading}>
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
