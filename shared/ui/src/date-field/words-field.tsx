import { useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts, Problem } from '../field/field.tsx';
import input from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { lateDialog } from '../layer/late.tsx';
import { useWasOpen } from '../layer/use-was-open.ts';
import type { Offer } from './offer.ts';
import { useTouch } from './use-touch.ts';
import { useWriting, type Writing } from './use-writing.ts';
import styles from './words-field.module.css';
import { WordsInput } from './words-input.tsx';

const FieldLayer = lateDialog(async () => (await import('./field-layer.tsx')).FieldLayer);

/** What fields of a day, a time and a moment take alike. */
export interface MomentFieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A form says it of all its texts; a day and a time have a length of their own. */
  readonly maxLength?: number | undefined;
}

interface WordsFieldProps extends MomentFieldProps, Writing {
  /** The value as people write it, and more of it beside. */
  readonly shown: string;
  readonly note?: string | undefined;
  readonly icon: IconName;
  readonly example: string;
  /** The name of what opens. */
  readonly chooses: string;
  /** What a key makes of the value as it stands. */
  readonly step?: ((key: string) => string | undefined) | undefined;
  readonly offer: Offer;
}

/** One writes into it, in words or figures; what there is to choose from is a press away. */
export function WordsField(props: WordsFieldProps) {
  const { label, hideLabel, hint, optional, className, id, example, chooses, disabled } = props;
  const layerId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const writing = useWriting(props);
  const isTouch = useTouch();
  const wasOpen = useWasOpen(open, FieldLayer);
  const error = writing.refusal ?? props.error;
  const close = () => setOpen(false);

  function answer(key: string): boolean {
    const next = writing.written === undefined ? props.step?.(key) : undefined;
    if (next !== undefined) props.onChange(next);
    else if (key === 'ArrowDown' && writing.keep()) setOpen(true);
    // What was kept with Enter is.
    else return key === 'Enter' && writing.written !== undefined;
    return true;
  }

  const closeOnEnter = (key: string) => {
    if (key === 'Enter') close();
    return key === 'Enter';
  };
  const line = { writing, shown: props.shown, note: props.note, placeholder: example };
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className, id }}>
      {(control) => (
        <div ref={box} className={classNames(input.box, styles.box)}>
          <WordsInput
            {...line}
            {...control}
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? layerId : undefined}
            aria-required={props.required || undefined}
            disabled={disabled}
            readOnly={isTouch}
            onPress={() => setOpen(true)}
            onKey={answer}
          />
          <button
            type="button"
            tabIndex={-1}
            className={styles.opener}
            aria-label={chooses}
            title={chooses}
            disabled={disabled}
            onClick={() => setOpen(true)}
          >
            <Icon name={props.icon} size="small" />
          </button>
          {wasOpen && (
            <FieldLayer
              id={layerId}
              open={open}
              onClose={close}
              title={label}
              anchor={box}
              isSheet={isTouch}
              offer={props.offer}
              value={props.value}
              onChoose={(value) => {
                props.onChange(value);
                writing.end();
              }}
            >
              {isTouch && (
                <div className={classNames(input.box, styles.box)}>
                  <WordsInput {...line} aria-label={label} onKey={closeOnEnter} />
                  <Icon name={props.icon} size="small" />
                </div>
              )}
              {isTouch && writing.refusal && <Problem>{writing.refusal}</Problem>}
            </FieldLayer>
          )}
        </div>
      )}
    </Field>
  );
}
