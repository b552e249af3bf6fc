import { type ReactNode, useId } from 'react';
import { DeclarationsOf } from './declarations.tsx';
import styles from './gallery.module.css';

export interface SectionProps {
  readonly title: string;
  /** The pieces that it shows, as the report names them. */
  readonly of?: readonly string[];
  readonly children?: ReactNode;
}

export function Section({ title, of = [], children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
      <DeclarationsOf names={of} />
    </section>
  );
}
