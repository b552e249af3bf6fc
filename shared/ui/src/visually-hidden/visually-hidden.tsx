import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
