import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './profile.module.css';

interface SectionProps {
  /** Behind the # of an address that leads here. */
  id: string;
  title: string;
  about: string;
  /** How things stand, such as a binding that works. */
  state?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, about, state, children }: SectionProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const isMeant = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (isMeant) section.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <section ref={section} id={id} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.about}>
        <h2 id={titleId}>{title}</h2>
        <p>{about}</p>
        {state && <div className={styles.state}>{state}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
