import { useId } from 'react';
import { classNames } from '../class-names.ts';
import unseen from '../field/unseen.module.css';
import styles from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SegmentedProps<Value extends string> {
  /** The name of the choice. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** 'tall' fills its line: for forms. */
  readonly size?: 'small' | 'tall' | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of few: a radio group which looks like a switch of several positions. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, size = 'small', disabled, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.group, size === 'tall' && styles.tall, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={unseen.control}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={unseen.word} data-word={option.label}>
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
