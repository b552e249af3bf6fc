import { resetPassword } from '@board/contracts/calls/auth';
import fields from '@board/contracts/fields';
import { sendCall, useText } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, Checkbox, Form, PasswordField } from '@board/ui';
import { Link, useNavigate } from 'react-router-dom';
import { shellState } from '../../base/shell-state.ts';
import styles from '../form.module.css';
import { passwordProblems } from '../password-problems.ts';
import { PasswordStrength } from '../password-strength.tsx';
import { useSignInOptions } from '../sign-in-options.ts';

export function NewPasswordForm({ token }: { token: string }) {
  const t = useText('shell');
  const navigate = useNavigate();
  const { passwordMinLength: min } = useSignInOptions();
  const form = useForm({
    draft: 'reset',
    initial: { password: '', confirmation: '', endFeeds: false },
    secret: ['password', 'confirmation'],
    rules: fields.resetPassword,
    read({ password, confirmation, endFeeds }) {
      const problems = passwordProblems({ password, confirmation, min }, t);
      return Object.keys(problems).length > 0
        ? { problems }
        : { body: { token, password, endFeeds } };
    },
    send: (body) => sendCall(resetPassword, { body }),
    failed: t('actions.failed'),
    onDone() {
      shellState.ending = 'password_changed';
      void navigate('/login', { replace: true });
    },
  });

  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <>
          <Button type="submit" variant="primary" size="wide" busy={form.busy}>
            {t('reset.save')}
          </Button>
          <p className={styles.other}>
            <Link to="/reset-password">{t('reset.again')}</Link>
          </p>
        </>
      }
    >
      <h1 className={styles.title}>{t('reset.newTitle')}</h1>
      <PasswordField
        size="tall"
        label={t('reset.new')}
        autoComplete="new-password"
        hint={
          form.problems.password ? undefined : <PasswordStrength password={form.values.password} />
        }
        {...form.field('password')}
      />
      <PasswordField
        size="tall"
        label={t('fields.confirmation')}
        autoComplete="new-password"
        {...form.field('confirmation')}
      />
      <Checkbox label={t('reset.endFeeds')} {...form.checkbox('endFeeds')} />
    </Form>
  );
}
