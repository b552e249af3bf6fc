import { type ReactNode, useId } from 'react';
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
export function ProgressBar({ value, action, onCancel, ...words }: ProgressBarProps) {
  const { cancel } = useUiTexts();
  return (
    <Bar role="progressbar" {...words} value={value} look={value === null && styles.unknown}>
      {action}
      {onCancel && <Button variant="link" label={cancel} onClick={onCancel} />}
    </Bar>
  );
}

export interface MeterProps extends BarProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly tone?: 'accent' | 'warning' | undefined;
}

/** How much of something is used; a warning tone needs its words in `text`. */
export function Meter({ tone, ...bar }: MeterProps) {
  return <Bar role="meter" {...bar} look={tone === 'warning' && styles.warning} />;
}

interface AnyBarProps extends BarProps {
  readonly role: 'meter' | 'progressbar';
  readonly value: number | null;
  readonly look: string | false | undefined;
  readonly children?: ReactNode;
}

function Bar({ role, label, hideLabel, text, value, look, children }: AnyBarProps) {
  const id = useId();
  const now = value === null ? undefined : Math.min(Math.max(value, 0), 1);
  const percent = now === undefined ? undefined : `${Math.round(now * 100)}%`;
  const told = {
    ...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': id }),
    'aria-valuemin': 0,
    'aria-valuemax': 1,
    'aria-valuenow': now,
    'aria-valuetext': text ?? percent ?? label,
  };
  return (
    <div role={role} {...told}>
      {!hideLabel && (
        <div className={styles.words}>
          <span id={id} className={styles.label}>
            {label}
          </span>
          {text && <span className={styles.text}>{text}</span>}
          {children}
        </div>
      )}
      <div className={styles.track}>
        <div className={classNames(styles.value, look)} style={{ width: percent }} />
      </div>
    </div>
  );
}
