import { Button, Form } from '@board/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

interface EntryFormProps {
  form: ComponentProps<typeof Form>['form'] & { busy: boolean };
  submit: string;
  busyText?: string;
  /** The ways elsewhere, below its button. */
  ways: ReactNode;
  children: ReactNode;
}

/** What stands at the way in, with one button as wide as it is. */
export function EntryForm({ form, submit, busyText, ways, children }: EntryFormProps) {
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <>
          <Button
            label={submit}
            type="submit"
            variant="primary"
            size="wide"
            busy={form.busy}
            busyText={busyText}
          />
          {ways}
        </>
      }
    >
      {children}
    </Form>
  );
}

/** What it is, and in a line what for. */
export const EntryTitle = ({ title, lead }: { title: string; lead: string }) => (
  <div>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.lead}>{lead}</p>
  </div>
);
