import { useText } from '@board/platform';
import { Button, ErrorState, PasswordField, TextField } from '@board/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signUp } from '../session/session.ts';
import { type AccountProblems, accountProblems } from './account-rules.ts';
import styles from './form.module.css';
import { PasswordStrength } from './password-strength.tsx';
import { useSignInOptions } from './sign-in-options.ts';
import { registerTrouble } from './sign-in-trouble.ts';
import { useTypedAccount } from './typed-account.ts';
import { useLook } from './use-look.ts';

export function RegisterForm() {
  const t = useText('shell');
  const look = useLook();
  const { search } = useLocation();
  const typed = useTypedAccount();
  const { passwordMinLength: min } = useSignInOptions();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<AccountProblems>({});
  const [trouble, setTrouble] = useState<string>();
  const { username, email } = typed.value;

  /** What is wrong stands until it is mended, not longer. */
  const mend = (field: keyof AccountProblems) => setProblems(({ [field]: _, ...others }) => others);

  async function submit() {
    if (busy) return;
    const found = accountProblems({ username, email, password, confirmation, min }, t);
    if (Object.keys(found).length > 0) {
      setProblems(found);
      setTrouble(undefined);
      return;
    }
    // What was refused stands until the next answer: nothing moves while a press is on its way.
    setBusy(true);
    try {
      const account = { username: username.trim(), email: email.trim(), password };
      await signUp({ ...account, role: 'student', ...look });
      typed.discard();
    } catch (error) {
      const { field, message } = registerTrouble(error, t);
      setProblems(field ? { [field]: message } : {});
      setTrouble(field ? undefined : message);
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div>
        <h1 className={styles.title}>{t('register.title')}</h1>
        <p className={styles.lead}>{t('register.lead')}</p>
      </div>
      <TextField
        size="tall"
        label={t('fields.username')}
        hint={t('register.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={problems.username}
        onChange={(value) => {
          typed.change({ username: value });
          mend('username');
        }}
      />
      <TextField
        size="tall"
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        value={email}
        error={problems.email}
        onChange={(value) => {
          typed.change({ email: value });
          mend('email');
        }}
      />
      <PasswordField
        size="tall"
        label={t('fields.password')}
        autoComplete="new-password"
        hint={<PasswordStrength password={password} />}
        value={password}
        error={problems.password}
        onChange={(value) => {
          setPassword(value);
          mend('password');
        }}
      />
      <PasswordField
        size="tall"
        label={t('fields.confirmation')}
        autoComplete="new-password"
        value={confirmation}
        error={problems.confirmation}
        onChange={(value) => {
          setConfirmation(value);
          mend('confirmation');
        }}
      />
      {trouble && <ErrorState message={trouble} />}
      <Button type="submit" variant="primary" size="wide" busy={busy} busyText={t('register.busy')}>
        {t('register.submit')}
      </Button>
      <p className={styles.other}>
        {t('register.known')} <Link to={{ search, hash: '' }}>{t('register.toLogin')}</Link>
      </p>
    </form>
  );
}
