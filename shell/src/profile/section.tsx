import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

interface SectionProps {
  title: string;
  about: string;
  /** How things stand, such as a binding that works. */
  state?: ReactNode;
  children: ReactNode;
}

export function Section({ title, about, state, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.about}>
        <h2 id={titleId}>{title}</h2>
        <p>{about}</p>
        {state && <div className={styles.state}>{state}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
