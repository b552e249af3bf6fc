import type { ReactNode } from 'react';
import { ErrorState } from '../states/error-state.tsx';
import { FormHindrance } from '../texts/say.tsx';
import { FirstWrong } from './first-wrong.tsx';
import { isUnread } from './is-unread.ts';

export interface FormProps {
  readonly form: {
    readonly refusal: string | undefined;
    /** Why it cannot be sent at present; what was filled in stays. */
    readonly hindrance?: string | undefined;
    /** What the last answer found wrong. */
    readonly found?: object | undefined;
    readonly submit: () => void;
  };
  readonly className?: string | undefined;
  /** Its buttons, below what it was refused for. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A form within a page: Enter and its button send it. */
export function Form({ form, className, actions, children }: FormProps) {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUnread(event.currentTarget)) form.submit();
      }}
    >
      <FormHindrance value={form.hindrance}>
        {children}
        <FirstWrong found={form.found} />
        {form.refusal && <ErrorState message={form.refusal} />}
        {actions}
      </FormHindrance>
      {form.hindrance && <p role="status">{form.hindrance}</p>}
    </form>
  );
}
