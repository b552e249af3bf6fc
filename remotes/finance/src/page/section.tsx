import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of the page under a hairline, with its heading at the side of its actions. */
export function Section({ title, note, actions, busy, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} aria-busy={busy || undefined}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
