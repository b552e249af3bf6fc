import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

export interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly busy?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A part of a page under a hairline, with its heading at the side of its tools. */
export function Section({ title, note, actions, busy, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} aria-busy={busy || undefined}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
