import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

export interface PanelSkeletonProps {
  /** The height which the filled panel will have, so that nothing moves. */
  readonly height: number | string;
  readonly rows: number;
  /** Says what is being loaded to those who do not see the shapes. */
  readonly label?: string | undefined;
}

const widths = ['78%', '54%', '66%', '48%'];

export function PanelSkeleton({ height, rows, label }: PanelSkeletonProps) {
  const lines = Array.from({ length: rows }, (_, row) => ({
    row,
    width: widths[row % widths.length],
  }));
  return (
    <div className={styles.panel} style={{ height }} role="status">
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {lines.map(({ row, width }) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <Skeleton width={width} />
          <Skeleton width="40%" height={8} />
        </div>
      ))}
    </div>
  );
}
