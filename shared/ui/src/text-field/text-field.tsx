import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import input from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';

type InputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'onChange' | 'size' | 'type' | 'value' | 'defaultValue' | 'children'
>;

export interface TextFieldProps extends InputProps, FieldTexts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?:
    | 'text'
    | 'email'
    | 'search'
    | 'url'
    | 'tel'
    | 'date'
    | 'time'
    | 'datetime-local'
    | 'password'
    | undefined;
  readonly size?: 'medium' | 'tall' | undefined;
  readonly icon?: IconName | undefined;
  /** What stands before the text inside the box, such as a currency sign. */
  readonly prefix?: string | undefined;
  /** What stands behind it, such as a button. */
  readonly end?: ReactNode;
  readonly figures?: boolean | undefined;
  readonly mono?: boolean | undefined;
}

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  id,
  value,
  onChange,
  type = 'text',
  size = 'medium',
  icon,
  prefix,
  end,
  figures = false,
  mono = false,
  ...rest
}: TextFieldProps) {
  const { full } = useUiTexts();
  const { maxLength } = rest;
  // What is longer is cut by the browser, which says nothing of it.
  const isFull = maxLength !== undefined && value.length >= maxLength;
  return (
    <Field
      {...{
        label,
        hideLabel,
        hint: isFull && full ? full(maxLength) : hint,
        error,
        optional,
        className,
        id,
      }}
    >
      {(control) => (
        <div className={classNames(input.box, size === 'tall' && input.tall)}>
          {icon && <Icon name={icon} />}
          {prefix && (
            <span className={input.affix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...rest}
            {...control}
            type={type}
            className={classNames(input.control, figures && input.figures, mono && input.mono)}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
