import { Button } from '@board/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../text.ts';
import styles from './turns.module.css';

interface TurnsProps {
  readonly onNewer: (() => void) | false;
  readonly onOlder: (() => void) | false;
  readonly children?: ReactNode;
}

/** From page to page of what only ever grows at its beginning. */
export function Turns({ onNewer, onOlder, children }: TurnsProps) {
  const t = useTexts();
  return (
    <div className={styles.foot}>
      {onNewer && (
        <Button size="small" variant="quiet" onClick={onNewer} label={t('action.newer')} />
      )}
      {onOlder && (
        <Button size="small" variant="quiet" onClick={onOlder} label={t('action.older')} />
      )}
      {children}
    </div>
  );
}
