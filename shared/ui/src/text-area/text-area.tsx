import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import input from '../field/input.module.css';

type AreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value' | 'children'>;

export interface TextAreaProps extends AreaProps, FieldTexts {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, optional, className, id, value, onChange, ...rest } =
    props;
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className, id }}>
      {(control) => (
        <div className={classNames(input.box, input.area)}>
          <textarea
            rows={3}
            {...rest}
            {...control}
            className={input.control}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
