import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useHindrance } from '../texts/say.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The whole name, a badge's number included: 'Notifications, 3 unread'. */
  readonly label: string;
  readonly icon: IconName;
  readonly size?: 'small' | 'medium' | 'tall' | undefined;
  readonly badge?: string | number | undefined;
  readonly pressed?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** It cannot wait: without a network it says so. */
  readonly needsNetwork?: boolean | undefined;
}

/** Shows its name on hover; `@board/ui/tooltip` around it adds a styled one with a shortcut. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  badge,
  pressed,
  busy = false,
  needsNetwork,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const hindrance = useHindrance({ needsNetwork });
  return (
    <button
      title={hindrance ?? label}
      {...rest}
      {...(hindrance !== undefined && { disabled: true })}
      type={type}
      className={classNames(styles.button, styles[size], className)}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
      {badge !== undefined && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
