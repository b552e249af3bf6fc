import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './row.module.css';

export interface RowProps {
  /** Of one width, as fields are; otherwise each as wide as it is, and into the next line. */
  readonly even?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Things beside each other, such as buttons or fields. */
export function Row({ even = false, className, children }: RowProps) {
  return <div className={classNames(even ? styles.even : styles.row, className)}>{children}</div>;
}
