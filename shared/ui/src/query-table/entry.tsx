import type { ReactNode } from 'react';
import styles from './query-table.module.css';

export interface EntryProps {
  readonly children: ReactNode;
  /** What stands at the end of the line. */
  readonly action: ReactNode;
}

/** A line of a short list: words, and something to press. */
export function Entry({ children, action }: EntryProps) {
  return (
    <li className={styles.entry}>
      <span className={styles.words}>{children}</span>
      {action}
    </li>
  );
}
