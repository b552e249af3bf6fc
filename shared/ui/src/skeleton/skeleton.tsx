import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly round?: boolean | undefined;
}

/** One grey shape of the final size. */
export function Skeleton({ width = '100%', height = 10, round = false }: SkeletonProps) {
  const radius = round ? { borderRadius: 'var(--radius-full)' } : undefined;
  return (
    <span
      data-to-come
      className={styles.bone}
      style={{ width, height, ...radius }}
      aria-hidden="true"
    />
  );
}
