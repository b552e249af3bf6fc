import { type ReactNode, useId } from 'react';
import styles from './task-part.module.css';

interface TaskPartProps {
  readonly title: string;
  /** How much there is of it. */
  readonly count?: ReactNode;
  readonly children: ReactNode;
}

/** What a task has beside its facts: notes, steps, files. */
export function TaskPart({ title, count, children }: TaskPartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        {count && <span>{count}</span>}
      </header>
      {children}
    </section>
  );
}
