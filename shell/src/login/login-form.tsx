import { isApiError, useStateValue, useText } from '@board/platform';
import { type Form as FormOf, useForm } from '@board/platform/forms';
import { Button, Checkbox, PasswordField, Status, TextField } from '@board/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shellState } from '../base/shell-state.ts';
import { storedSession } from '../identity/stored-session.ts';
import { useDocumentTitle } from '../pages/use-document-title.ts';
import { isPasskeyHost, mayUsePasskeys } from '../passkeys/may-use-passkeys.ts';
import { signIn } from '../session/session.ts';
import { EntryForm, EntryTitle } from './entry-form.tsx';
import styles from './form.module.css';
import { PasskeyWay, prepareAccount, SchoolWays, SecondStep } from './late-parts.tsx';
import { useSignInOptions } from './sign-in-options.ts';
import { loginTrouble } from './sign-in-trouble.ts';
import { typedAccount } from './typed-account.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useLook } from './use-look.ts';

interface Typed {
  username: string;
  password: string;
  remember: boolean;
  code: string;
}

export function LoginForm() {
  const t = useText('shell');
  const look = useLook();
  const [asks, setAsks] = useState<'code' | 'passkey'>();
  useDocumentTitle(t('login.title'));
  const account = ({ username, password, remember }: Typed) => ({
    username: username.trim(),
    password,
    remember,
    ...look,
  });
  const form = useForm({
    draft: typedAccount,
    initial: { username: storedSession.name() ?? '', password: '', remember: true, code: '' },
    secret: ['password', 'remember', 'code'],
    read(typed) {
      const body = account(typed);
      const { username, password } = body;
      if (asks)
        return typed.code.trim()
          ? { body: { ...body, code: typed.code } }
          : { problems: { code: t('code.missing') } };
      if (username && password) return { body };
      return {
        problems: {
          ...(!username && { username: t('login.usernameMissing') }),
          ...(!password && { password: t('login.passwordMissing') }),
        },
      };
    },
    async send(body) {
      try {
        return await signIn(body);
      } catch (error) {
        const more = askedFor(error);
        if (more) {
          await prepareAccount();
          setAsks(more);
        }
        throw error;
      }
    },
    // The next step says by itself what it wants.
    failed: (error) => (askedFor(error) ? '' : loginTrouble(error, t)),
    onDone: () => undefined,
  });
  const back = () => {
    form.change({ code: '' });
    setAsks(undefined);
  };

  return (
    <EntryForm
      form={form}
      submit={t('login.title')}
      busyText={t('login.busy')}
      ways={
        asks ? (
          <Button variant="quiet" size="wide" label={t('login.back')} onClick={back} />
        ) : (
          <OtherWays remember={form.values.remember} />
        )
      }
    >
      {asks ? (
        <SecondStep asks={asks} account={() => account(form.values)} {...form.field('code')} />
      ) : (
        <FirstStep form={form} />
      )}
    </EntryForm>
  );
}

function askedFor(error: unknown): 'code' | 'passkey' | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === 'auth.passkey_required') return 'passkey';
  return error.code === 'auth.code_required' ? 'code' : undefined;
}

function FirstStep({ form }: { form: FormOf<Typed> }) {
  const t = useText('shell');
  const ending = useStateValue(shellState, (shell) => shell.ending);
  const first = useFirstFocus();
  return (
    <>
      <EntryTitle title={t('login.title')} lead={t('login.lead')} />
      {ending && ending !== 'logout' && (
        <Status tone={ending === 'expired' ? 'info' : 'success'}>
          {t(`login.ended.${ending}`)}
        </Status>
      )}
      <TextField
        size="tall"
        ref={form.values.username === '' ? first : undefined}
        label={t('fields.username')}
        // The second word has browsers offer passkeys beside the names they know.
        autoComplete="username webauthn"
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
    </>
  );
}

function OtherWays({ remember }: Pick<Typed, 'remember'>) {
  const t = useText('shell');
  const { search } = useLocation();
  const { localPasswords, passkeyHost, passwordReset, schools } = useSignInOptions();
  return (
    <>
      {mayUsePasskeys() && (
        <div className={styles.passkey}>
          {isPasskeyHost(passkeyHost) && <PasskeyWay remember={remember} />}
        </div>
      )}
      <p className={styles.other}>
        {localPasswords ? (
          <>
            {t('login.noAccount')}{' '}
            <Link
              to={{ search, hash: 'register' }}
              onPointerEnter={prepareAccount}
              onFocus={prepareAccount}
            >
              {t('login.toRegister')}
            </Link>
          </>
        ) : (
          t('login.bySchool')
        )}
      </p>
      <p className={styles.other}>
        {passwordReset ? (
          <Link to="/reset-password">{t('login.forgot')}</Link>
        ) : (
          t('login.askAdmin')
        )}
      </p>
      {schools.length > 0 && <SchoolWays ways={schools} />}
    </>
  );
}
