import { Field, useAmount } from '@board/ui';
import type { RefObject } from 'react';
import styles from './amount-input.module.css';

interface AmountInputProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: string) => void;
}

/** The large figure of the form. */
export function AmountInput({ label, value, error, field, onChange }: AmountInputProps) {
  const { control: amount, hint, type, plus } = useAmount(value, onChange);
  return (
    <Field className={styles.field} label={label} hideLabel hint={hint} error={error}>
      {(control) => (
        <div className={styles.amount}>
          <span className={styles.currency} aria-hidden="true">
            ¥
          </span>
          <span className={styles.figure} data-typed={value || amount.placeholder}>
            <input
              {...amount}
              {...control}
              ref={field}
              size={1}
              maxLength={24}
              value={value}
              onChange={(event) => type(event.currentTarget.value)}
            />
          </span>
          {plus}
        </div>
      )}
    </Field>
  );
}
