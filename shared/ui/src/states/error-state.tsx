import { asSentence } from '@board/contracts/constants/sentence';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import styles from './states.module.css';

export interface ErrorStateProps {
  readonly message: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** A retry is under way. */
  readonly busy?: boolean | undefined;
  /** The time of the last known data, already in the person's words, when such data is shown. */
  readonly since?: string | undefined;
}

export function ErrorState({ message, onRetry, busy = false, since }: ErrorStateProps) {
  const texts = useUiTexts();
  return (
    <div className={styles.error} role="alert">
      <Icon name="warning" />
      <div className={styles.words}>
        {(since || onRetry) && typeof message === 'string' ? asSentence(message) : message}{' '}
        {since && texts.lastKnown(since)}{' '}
        {onRetry && (
          <button
            type="button"
            className={styles.retry}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onRetry}
          >
            {texts.tryAgain}
          </button>
        )}
      </div>
    </div>
  );
}
