import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import styles from './states.module.css';

export interface UnavailableStateProps {
  readonly message: string;
  readonly icon?: IconName | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Stands where a module would be that could not come at all. */
export function UnavailableState({ message, icon = 'plug', onRetry }: UnavailableStateProps) {
  const texts = useUiTexts();
  return (
    <div className={styles.absent} role="alert">
      <Icon name={icon} size="large" />
      <p>{message}</p>
      {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
    </div>
  );
}
