import styles from './ring.module.css';

export interface RingProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly label: string;
  readonly caption: string;
}

const circumference = 251.2;

const clamped = (percent: number): number => Math.min(99, Math.max(1, Math.round(percent)));

/** The share of something done: a figure, an arc around it, and words. */
export function Ring({ value, label, caption }: RingProps) {
  const share = Math.min(1, Math.max(0, value));
  // Whoever has begun reads no 0, and who is not through no 100.
  const percent = share === 0 || share === 1 ? share * 100 : clamped(share * 100);
  return (
    <div className={styles.ring} role="img" aria-label={`${label}: ${percent}%, ${caption}`}>
      <div className={styles.dial}>
        <svg className={styles.circle} viewBox="0 0 92 92" aria-hidden="true">
          <circle className={styles.track} cx="46" cy="46" r="40" />
          {share > 0 && (
            <circle
              className={styles.value}
              cx="46"
              cy="46"
              r="40"
              strokeDashoffset={circumference * (1 - share)}
            />
          )}
        </svg>
        <span className={styles.figure}>
          {percent}
          <span className={styles.sign}>%</span>
        </span>
      </div>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.caption}>{caption}</span>
      </div>
    </div>
  );
}
