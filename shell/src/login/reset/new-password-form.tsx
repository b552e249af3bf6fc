import { resetPassword } from '@board/contracts/calls/auth';
import fields from '@board/contracts/fields';
import { sendCall, useText } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { sessionState } from '@board/platform/host';
import { Checkbox, PasswordField, TextField } from '@board/ui';
import { Link, useNavigate } from 'react-router-dom';
import { shellState } from '../../base/shell-state.ts';
import { storedSession } from '../../identity/stored-session.ts';
import { endSession } from '../../session/session.ts';
import { EntryForm } from '../entry-form.tsx';
import styles from '../form.module.css';
import { passwordProblems } from '../password-problems.ts';
import { PasswordStrength } from '../password-strength.tsx';
import { useSignInOptions } from '../sign-in-options.ts';
import { useFirstFocus } from '../use-first-focus.ts';

interface Props {
  token: string;
  /** With which one signs in afterwards; '' where the link does not say it. */
  username: string;
}

export function NewPasswordForm({ token, username }: Props) {
  const t = useText('shell');
  const navigate = useNavigate();
  const { passwordMinLength: min } = useSignInOptions();
  const first = useFirstFocus();
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
    onDone: () => void leave(),
  });

  async function leave() {
    // It has ended every session; one of this browser would be said to have expired.
    if (username && sessionState.user?.username === username) await endSession('password_changed');
    if (username && !sessionState.user) storedSession.keepName(username);
    shellState.ending = 'password_changed';
    void navigate('/login', { replace: true });
  }

  return (
    <EntryForm
      form={form}
      submit={t('reset.save')}
      ways={
        <p className={styles.other}>
          <Link to="/reset-password">{t('reset.again')}</Link>
        </p>
      }
    >
      <h1 className={styles.title}>{t('reset.newTitle')}</h1>
      {username && (
        <TextField
          size="tall"
          label={t('fields.username')}
          autoComplete="username"
          readOnly
          value={username}
          onChange={() => {}}
        />
      )}
      <PasswordField
        size="tall"
        ref={first}
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
    </EntryForm>
  );
}
