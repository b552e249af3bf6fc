import type { ReactNode } from 'react';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly title?: string | undefined;
  /** What the panel is for. */
  readonly text: ReactNode;
  /** The one next action. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
