import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** What stands between head and body, such as an error over the last known data. */
  readonly state?: ReactNode;
  readonly children?: ReactNode;
  /** Without padding around the body. */
  readonly flush?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A module's section, parted from its neighbours by a hairline; it adapts to its own width. */
export function Panel(props: PanelProps) {
  const { title, note, actions, state, children, flush = false, busy, className } = props;
  const titleId = useId();
  return (
    <section
      className={classNames(styles.panel, className)}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {state && <div className={styles.state}>{state}</div>}
      {children !== undefined && (
        <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
      )}
    </section>
  );
}
