import { resetPassword } from '@board/contracts/calls/auth';
import { messageOf, sendCall, useText } from '@board/platform';
import { Button, ErrorState, PasswordField } from '@board/ui';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { shellState } from '../../base/shell-state.ts';
import { type PasswordProblems, passwordProblems } from '../account-rules.ts';
import styles from '../form.module.css';
import { PasswordStrength } from '../password-strength.tsx';
import { useSignInOptions } from '../sign-in-options.ts';

export function NewPasswordForm({ token }: { token: string }) {
  const t = useText('shell');
  const navigate = useNavigate();
  const { passwordMinLength: min } = useSignInOptions();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = passwordProblems({ password, confirmation, min }, t);
    setProblems(found);
    setTrouble(undefined);
    if (Object.keys(found).length > 0 || busy) return;
    setBusy(true);
    try {
      await sendCall(resetPassword, { body: { token, password } });
      shellState.ending = 'password_changed';
      await navigate('/login', { replace: true });
    } catch (error) {
      setTrouble(messageOf(error, t('actions.failed')));
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={styles.title}>{t('reset.newTitle')}</h1>
      <PasswordField
        size="tall"
        label={t('reset.new')}
        autoComplete="new-password"
        hint={<PasswordStrength password={password} />}
        value={password}
        onChange={setPassword}
        error={problems.password}
      />
      <PasswordField
        size="tall"
        label={t('fields.confirmation')}
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
        error={problems.confirmation}
      />
      {trouble && <ErrorState message={trouble} />}
      <Button type="submit" variant="primary" size="wide" busy={busy}>
        {t('reset.save')}
      </Button>
      <p className={styles.other}>
        <Link to="/reset-password">{t('reset.again')}</Link>
      </p>
    </form>
  );
}
