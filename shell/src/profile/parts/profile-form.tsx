import { useText } from '@board/platform';
import { Button, type ButtonProps, Form, type FormProps, Row } from '@board/ui';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

interface Props {
  form: FormProps['form'] & { busy: boolean };
  /** Of the button that sends it. */
  label: string;
  busy?: boolean;
  busyText?: string | undefined;
  variant?: ButtonProps['variant'];
  /** What else can be done, beside that button. */
  others?: ReactNode;
  children: ReactNode;
}

/** A form of a section, with its buttons below. */
export function ProfileForm({ form, others, children, ...submit }: Props) {
  const t = useText('shell');
  return (
    <Form
      form={form}
      className={styles.body}
      actions={
        <Row>
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            busyText={t('profile.saving')}
            {...submit}
          />
          {others}
        </Row>
      }
    >
      {children}
    </Form>
  );
}
