import { useStateValue, useText } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, Checkbox, Form, PasswordField, Status, TextField } from '@board/ui';
import { Link, useLocation } from 'react-router-dom';
import { shellState } from '../base/shell-state.ts';
import { storedSession } from '../identity/stored-session.ts';
import { signIn } from '../session/session.ts';
import styles from './form.module.css';
import { useSignInOptions } from './sign-in-options.ts';
import { loginTrouble } from './sign-in-trouble.ts';
import { typedAccount } from './typed-account.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useLook } from './use-look.ts';

export function LoginForm() {
  const t = useText('shell');
  const { search } = useLocation();
  const ending = useStateValue(shellState, (shell) => shell.ending);
  const look = useLook();
  const first = useFirstFocus();
  const { passwordReset } = useSignInOptions();
  const form = useForm({
    draft: typedAccount,
    initial: { username: storedSession.name() ?? '', password: '', remember: true },
    secret: ['password', 'remember'],
    read({ username, password, remember }) {
      const name = username.trim();
      if (name && password) return { body: { username: name, password, remember, ...look } };
      return {
        problems: {
          ...(!name && { username: t('login.usernameMissing') }),
          ...(!password && { password: t('login.passwordMissing') }),
        },
      };
    },
    send: signIn,
    failed: (error) => loginTrouble(error, t),
    onDone: () => undefined,
  });

  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <>
          <Button
            label={t('login.submit')}
            type="submit"
            variant="primary"
            size="wide"
            busy={form.busy}
            busyText={t('login.busy')}
          />
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
        </>
      }
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
        ref={form.values.username === '' ? first : undefined}
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField
        size="tall"
        ref={form.values.username === '' ? undefined : first}
        label={t('fields.password')}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Checkbox label={t('login.remember')} {...form.checkbox('remember')} />
    </Form>
  );
}
