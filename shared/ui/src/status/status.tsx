import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './status.module.css';

export interface StatusProps {
  readonly tone: 'info' | 'success' | 'warning' | 'error' | 'off';
  readonly children: ReactNode;
}

/** A mark and a word; the colour only repeats them. */
export function Status({ tone, children }: StatusProps) {
  return (
    <span className={classNames(styles.status, styles[tone])}>
      <Icon name={tone} size="small" />
      <span>{children}</span>
    </span>
  );
}
