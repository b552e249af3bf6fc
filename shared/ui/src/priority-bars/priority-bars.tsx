import { classNames } from '../class-names.ts';
import styles from './priority-bars.module.css';

export interface PriorityBarsProps {
  readonly priority: 'high' | 'medium' | 'low';
  /** The priority in words; without it the bars are decoration beside such words. */
  readonly label?: string | undefined;
}

/** One element and no drawing inside: a list has one in every line. */
export function PriorityBars({ priority, label }: PriorityBarsProps) {
  const className = classNames(styles.bars, styles[priority]);
  return label ? (
    <span role="img" aria-label={label} className={className} />
  ) : (
    <span aria-hidden className={className} />
  );
}
