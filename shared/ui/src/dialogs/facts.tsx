import { Fragment, type ReactNode } from 'react';
import styles from './dialogs.module.css';

export interface FactsProps {
  /** Names and what they stand for; what is not known is left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of something, to be read. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
