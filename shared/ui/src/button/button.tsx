import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useHindrance } from '../texts/say.tsx';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Its words, where it holds nothing else. */
  readonly label?: string | undefined;
  readonly variant?:
    | 'default'
    | 'primary'
    | 'quiet'
    | 'danger'
    | 'danger-solid'
    | 'link'
    | undefined;
  readonly size?: 'small' | 'medium' | 'tall' | 'wide' | undefined;
  /** Keeps its place and its focus, says so, and takes no further click. */
  readonly busy?: boolean | undefined;
  readonly busyText?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Why it cannot be pressed at present. */
  readonly hindrance?: string | undefined;
  /** It cannot wait: without a network it says so. */
  readonly needsNetwork?: boolean | undefined;
}

export function Button({
  variant = 'default',
  size = 'medium',
  busy = false,
  busyText,
  icon,
  hindrance: own,
  needsNetwork,
  type = 'button',
  className,
  label,
  children = label,
  onClick,
  ...rest
}: ButtonProps) {
  const hindrance = useHindrance({ hindrance: own, needsNetwork, type });

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      // Also stops the form which a busy submit button would send again.
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      {...(hindrance !== undefined && { disabled: true, title: hindrance })}
      type={type}
      className={classNames(
        styles.button,
        variant !== 'default' && styles[variant],
        styles[size],
        className,
      )}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      <Lead icon={icon} busy={busy} over={!busyText} />
      <Label busy={busy} busyText={busyText} besideIcon={icon !== undefined}>
        {children}
      </Label>
    </button>
  );
}

function Lead({ icon, busy, over }: { icon: IconName | undefined; busy: boolean; over: boolean }) {
  if (!busy) {
    return icon && <Icon name={icon} />;
  }
  return over && !icon ? (
    <span className={styles.over}>
      <Spinner />
    </span>
  ) : (
    <Spinner />
  );
}

interface LabelProps {
  readonly busy: boolean;
  readonly busyText: string | undefined;
  readonly besideIcon: boolean;
  readonly children: ReactNode;
}

function Label({ busy, busyText, besideIcon, children }: LabelProps) {
  const reserve = busy && typeof children === 'string' ? children : busyText;
  const spinnerHidesText = busy && !busyText && !besideIcon;
  return (
    <span
      className={classNames(styles.label, spinnerHidesText && styles.covered)}
      data-reserve={busyText ? reserve : undefined}
      data-for-spinner={(busyText && !busy && !besideIcon) || undefined}
    >
      {busy && busyText ? busyText : children}
    </span>
  );
}
