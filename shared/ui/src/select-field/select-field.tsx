import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import input from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

type SelectProps = Omit<
  ComponentProps<'select'>,
  'className' | 'onChange' | 'value' | 'size' | 'multiple' | 'children'
>;

export interface SelectFieldProps<Value extends string> extends SelectProps, FieldTexts {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const {
    label,
    hideLabel,
    hint,
    error,
    optional,
    className,
    id,
    options,
    value,
    onChange,
    ...rest
  } = props;

  function choose(text: string) {
    const chosen = options.find((option) => option.value === text);
    if (chosen) {
      onChange(chosen.value);
    }
  }

  return (
    <Field {...{ label, hideLabel, hint, error, optional, className, id }}>
      {(control) => (
        <div className={classNames(input.box, input.select)}>
          <select
            {...rest}
            {...control}
            className={input.control}
            value={value}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      )}
    </Field>
  );
}
