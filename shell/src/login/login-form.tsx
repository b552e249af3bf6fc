import { useStateValue, useText } from '@board/platform';
import { Button, Checkbox, ErrorState, PasswordField, Status, TextField } from '@board/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shellState } from '../base/shell-state.ts';
import { storedSession } from '../identity/stored-session.ts';
import { signIn } from '../session/session.ts';
import styles from './form.module.css';
import { useSignInOptions } from './sign-in-options.ts';
import { loginTrouble } from './sign-in-trouble.ts';
import { useTypedAccount } from './typed-account.ts';
import { useLook } from './use-look.ts';

export function LoginForm() {
  const t = useText('shell');
  const { search } = useLocation();
  const ending = useStateValue(shellState, (shell) => shell.ending);
  const typed = useTypedAccount(storedSession.name());
  const look = useLook();
  const { passwordReset } = useSignInOptions();
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { username } = typed.value;

  async function submit() {
    const incomplete = username.trim() === '' || password === '';
    setMissing(incomplete);
    if (incomplete) setTrouble(undefined);
    if (incomplete || busy) return;
    setBusy(true);
    try {
      await signIn({ username: username.trim(), password, remember, ...look });
      typed.discard();
    } catch (error) {
      setTrouble(loginTrouble(error, t));
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
        <h1 className={styles.title}>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
      </div>
      {ending && ending !== 'logout' && (
        <Status tone={ending === 'expired' ? 'info' : 'success'}>
          {t(`login.ended.${ending}`)}
        </Status>
      )}
      <TextField
        size="tall"
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(value) => typed.change({ username: value })}
        error={missing && username.trim() === '' ? t('login.usernameMissing') : undefined}
      />
      <PasswordField
        size="tall"
        label={t('fields.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing && password === '' ? t('login.passwordMissing') : undefined}
      />
      <Checkbox label={t('login.remember')} checked={remember} onChange={setRemember} />
      {trouble && <ErrorState message={trouble} />}
      <Button type="submit" variant="primary" size="wide" busy={busy} busyText={t('login.busy')}>
        {t('login.submit')}
      </Button>
      <p className={styles.other}>
        {t('login.noAccount')}{' '}
        <Link to={{ search, hash: 'register' }}>{t('login.toRegister')}</Link>
      </p>
      <p className={styles.other}>
        {passwordReset ? (
          <Link to="/reset-password">{t('reset.forgot')}</Link>
        ) : (
          t('reset.askAdmin')
        )}
      </p>
    </form>
  );
}
