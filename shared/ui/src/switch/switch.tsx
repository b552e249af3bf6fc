import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { useHindrance } from '../texts/say.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './switch.module.css';

type InputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'className' | 'onChange' | 'checked' | 'children'
>;

export interface SwitchProps extends InputProps {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly description?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly className?: string | undefined;
  /** It cannot wait: without a network it says so. */
  readonly needsNetwork?: boolean | undefined;
}

export function Switch(props: SwitchProps) {
  const { label, hideLabel, description, checked, onChange, className, needsNetwork, ...rest } =
    props;
  const hindrance = useHindrance({ needsNetwork });
  const id = useId();
  const name = <span id={`${id}-label`}>{label}</span>;
  return (
    <label className={classNames(styles.row, className)} title={hindrance}>
      {hideLabel ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={styles.words}>
          {name}
          {description && (
            <span id={`${id}-description`} className={styles.description}>
              {description}
            </span>
          )}
        </span>
      )}
      <input
        {...rest}
        {...(hindrance !== undefined && { disabled: true })}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says its own state
        role="switch"
        className={styles.switch}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
