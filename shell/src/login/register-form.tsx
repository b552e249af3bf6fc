import { privacyPath } from '@board/contracts/constants/sign-in';
import fields from '@board/contracts/fields';
import { useText } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { PasswordField, TextField } from '@board/ui';
import { Link, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../pages/use-document-title.ts';
import { signUp } from '../session/session.ts';
import { EntryForm, EntryTitle } from './entry-form.tsx';
import styles from './form.module.css';
import { passwordProblems } from './password-problems.ts';
import { PasswordStrength } from './password-strength.tsx';
import { useSignInOptions } from './sign-in-options.ts';
import { registerTrouble } from './sign-in-trouble.ts';
import { typedAccount } from './typed-account.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useLook } from './use-look.ts';

export function RegisterForm() {
  const t = useText('shell');
  const look = useLook();
  const first = useFirstFocus();
  const { search } = useLocation();
  useDocumentTitle(t('login.toRegister'));
  const { passwordMinLength: min } = useSignInOptions();
  const form = useForm({
    draft: typedAccount,
    initial: { username: '', email: '', password: '', confirmation: '' },
    secret: ['password', 'confirmation'],
    rules: fields.register,
    read({ username, email, password, confirmation }) {
      const problems = passwordProblems({ password, confirmation, min }, t);
      if (Object.keys(problems).length > 0) return { problems };
      const account = { username: username.trim(), email: email.trim(), password };
      return { body: { ...account, role: 'student', ...look } };
    },
    send: signUp,
    failed: (error) => registerTrouble(error, t),
    onDone: () => undefined,
  });

  return (
    <EntryForm
      form={form}
      submit={t('register.submit')}
      busyText={t('register.busy')}
      ways={
        <>
          <p className={styles.other}>
            {t('register.known')} <Link to={{ search, hash: '' }}>{t('register.toLogin')}</Link>
          </p>
          <p className={styles.other}>
            <Link to={privacyPath}>{t('privacy.link')}</Link>
          </p>
        </>
      }
    >
      <EntryTitle title={t('login.toRegister')} lead={t('register.lead')} />
      <TextField
        size="tall"
        ref={first}
        label={t('fields.username')}
        // What is wrong says the same again.
        hint={form.problems.username ? undefined : t('register.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextField
        size="tall"
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        {...form.field('email')}
      />
      <PasswordField
        size="tall"
        label={t('fields.password')}
        autoComplete="new-password"
        hint={
          form.problems.password ? undefined : (
            <PasswordStrength password={form.values.password} username={form.values.username} />
          )
        }
        {...form.field('password')}
      />
      <PasswordField
        size="tall"
        label={t('fields.confirmation')}
        autoComplete="new-password"
        {...form.field('confirmation')}
      />
    </EntryForm>
  );
}
