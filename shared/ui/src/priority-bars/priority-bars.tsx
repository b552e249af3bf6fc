import { classNames } from '../class-names.ts';
import styles from './priority-bars.module.css';

export interface PriorityBarsProps {
  readonly priority: 'high' | 'medium' | 'low';
  /** The priority in words; without it the bars are decoration beside such words. */
  readonly label?: string | undefined;
}

const bars = [
  { x: 2, y: 10, height: 4 },
  { x: 6.5, y: 7, height: 7 },
  { x: 11, y: 4, height: 10 },
];
const filled = { low: 1, medium: 2, high: 3 };

export function PriorityBars({ priority, label }: PriorityBarsProps) {
  return (
    <svg
      className={classNames(styles.bars, priority === 'high' && styles.high)}
      viewBox="0 0 16 16"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {bars.map((bar, index) => (
        <rect
          key={bar.x}
          {...bar}
          width="3"
          rx="1"
          className={index < filled[priority] ? styles.on : undefined}
        />
      ))}
    </svg>
  );
}
