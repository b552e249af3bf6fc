import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './field.module.css';

/** What every field takes beside its control. */
export interface FieldTexts {
  readonly label: string;
  /** The label is read out but not shown. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; stands under the control with a mark. */
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field(props: FieldProps) {
  const { label, hideLabel = false, hint, error, optional = false, className, children } = props;
  const texts = useUiTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const [erred, setErred] = useState(false);
  if (error && !erred) setErred(true);
  const describedBy = classNames(hint ? hintId : undefined, error ? errorId : undefined);
  return (
    <div className={classNames(styles.field, className)}>
      {hideLabel ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <span className={styles.label}>
          <label htmlFor={id}>{label}</label>
          {optional && <span className={styles.optional}>{texts.optional}</span>}
        </span>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {!error && erred && <p className={styles.mended} />}
      {error && <Problem id={errorId}>{error}</Problem>}
    </div>
  );
}

export interface ProblemProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What is wrong, in small letters beside that which it is wrong with. */
export function Problem({ id, className, children }: ProblemProps) {
  return (
    <p id={id} className={classNames(styles.error, className)} role="alert">
      <Icon name="warning" size="small" />
      <span>{children}</span>
    </p>
  );
}
