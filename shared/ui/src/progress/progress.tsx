import { Meter as BaseMeter } from '@base-ui/react/meter';
import { Progress } from '@base-ui/react/progress';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import styles from './progress.module.css';

interface BarProps {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  /** The state in words, such as '26 of 42'. */
  readonly text?: string | undefined;
}

export interface ProgressBarProps extends BarProps {
  /** From 0 to 1, or null while nobody knows. */
  readonly value: number | null;
  /** What stands at the end of the words, such as a cancel button. */
  readonly action?: ReactNode;
  /** The same for one that ends it. */
  readonly onCancel?: (() => void) | undefined;
}

/** Work which goes on. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, hideLabel, text, value, action, onCancel } = props;
  const { cancel } = useUiTexts();
  return (
    <Progress.Root
      value={value}
      min={0}
      max={1}
      aria-label={hideLabel ? label : undefined}
      getAriaValueText={(formatted) => text ?? (formatted || label)}
    >
      {!hideLabel && (
        <div className={styles.words}>
          <Progress.Label className={styles.label}>{label}</Progress.Label>
          {text && <span className={styles.text}>{text}</span>}
          {action}
          {onCancel && <Button variant="link" label={cancel} onClick={onCancel} />}
        </div>
      )}
      <Progress.Track className={styles.track}>
        <Progress.Indicator
          className={classNames(styles.value, value === null && styles.unknown)}
        />
      </Progress.Track>
    </Progress.Root>
  );
}

export interface MeterProps extends BarProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly tone?: 'accent' | 'warning' | undefined;
}

/** How much of something is used; a warning tone needs its words in `text`. */
export function Meter({ label, hideLabel, text, value, tone = 'accent' }: MeterProps) {
  return (
    <BaseMeter.Root
      value={value}
      min={0}
      max={1}
      aria-label={hideLabel ? label : undefined}
      getAriaValueText={(formatted) => text ?? formatted}
    >
      {!hideLabel && (
        <div className={styles.words}>
          <BaseMeter.Label className={styles.label}>{label}</BaseMeter.Label>
          {text && <span className={styles.text}>{text}</span>}
        </div>
      )}
      <BaseMeter.Track className={styles.track}>
        <BaseMeter.Indicator
          className={classNames(styles.value, tone === 'warning' && styles.warning)}
        />
      </BaseMeter.Track>
    </BaseMeter.Root>
  );
}
