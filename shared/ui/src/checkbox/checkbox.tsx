import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

type InputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'onChange' | 'checked' | 'children' | 'ref'
>;

type LabelProps =
  | { readonly label: ReactNode; readonly hideLabel?: false | undefined }
  | { readonly label: string; readonly hideLabel: true };

export type CheckboxProps = InputProps & LabelProps & CheckProps;

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly indeterminate?: boolean | undefined;
  /** 'done' turns grey when ticked: for a list where ticked means finished. */
  readonly tone?: 'accent' | 'done' | undefined;
  readonly className?: string | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, checked, onChange, indeterminate, tone, className, ...rest } = props;
  const mark = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = indeterminate === true;
    },
    [indeterminate],
  );

  return (
    <label className={classNames(styles.option, className)}>
      <input
        {...rest}
        // Long lists have many that never stand between ticked and not.
        ref={indeterminate === undefined ? undefined : mark}
        // An element of its own would weigh on the long lists as well.
        {...(hideLabel && { 'aria-label': label })}
        type="checkbox"
        className={classNames(styles.box, tone === 'done' && styles.done)}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {!hideLabel && <span>{label}</span>}
    </label>
  );
}
