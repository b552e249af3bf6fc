import type { Titles } from '@board/federation/descriptor';
import { useLocale, useText } from '@board/platform';
import { Status } from '@board/ui';
import type { ReactNode } from 'react';
import styles from './remotes.module.css';

/** A quiet word that the release before the current one is shown. */
export function PreviousRelease({ title, children }: { title: Titles; children: ReactNode }) {
  const t = useText('shell');
  const name = title[useLocale()];
  return (
    <>
      {children}
      <p className={styles.note}>
        <Status tone="info">{t('remotes.previous', { name })}</Status>
      </p>
    </>
  );
}
