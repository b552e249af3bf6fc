import { changePassword, replacePassword } from '@board/contracts/calls/account';
import { password as length } from '@board/contracts/constants/limits';
import { confirm, isApiError, useText, useWrite } from '@board/platform';
import { Button, ErrorState, PasswordField } from '@board/ui';
import { useState } from 'react';
import { isUnknownCall } from '../api/is-unknown-call.ts';
import { PasswordStrength } from '../login/password-strength.tsx';
import { useSignInOptions } from '../login/sign-in-options.ts';
import { endSession } from '../session/session.ts';
import { type PasswordProblems, passwordProblems, passwordTrouble } from './password-rules.ts';
import styles from './profile.module.css';
import { Section } from './section.tsx';

const empty = { current: '', next: '', confirmation: '' };

/** Other servers take the same under other names. */
function useChangePassword() {
  const change = useWrite(changePassword);
  const replace = useWrite(replacePassword);
  const write = (current: string, next: string) =>
    change
      .write({ body: { currentPassword: current, newPassword: next } })
      .catch((error: unknown) => {
        if (!isUnknownCall(error)) throw error;
        return replace.write({ body: { old_password: current, new_password: next } });
      });
  return { write, pending: change.pending || replace.pending };
}

export function SecuritySection() {
  const t = useText('shell');
  const { write, pending } = useChangePassword();
  const { passwordMinLength: min } = useSignInOptions();
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const typed = Object.values(values).some((value) => value !== '');

  const set = (field: keyof typeof empty) => (value: string) => {
    setValues({ ...values, [field]: value });
    setProblems(({ [field]: _, form: __, ...others }) => others);
  };

  async function change() {
    const found = passwordProblems({ ...values, min }, t);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const sure = await confirm({
      title: t('profile.security.confirmTitle'),
      message: t('profile.security.confirmText'),
      confirmLabel: t('profile.security.change'),
    });
    if (!sure) return;
    try {
      await write(values.current, values.next);
      await endSession('password_changed');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblems(passwordTrouble(error, t));
    }
  }

  return (
    <Section title={t('profile.security.title')} about={t('profile.security.about')}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void change();
        }}
      >
        <PasswordField
          label={t('profile.security.current')}
          autoComplete="current-password"
          value={values.current}
          onChange={set('current')}
          error={problems.current}
        />
        <PasswordField
          label={t('profile.security.next')}
          autoComplete="new-password"
          hint={
            values.next ? (
              <PasswordStrength password={values.next} />
            ) : (
              t('profile.security.rule', { min, max: length.max })
            )
          }
          value={values.next}
          onChange={set('next')}
          error={problems.next}
        />
        <PasswordField
          label={t('profile.security.confirmation')}
          autoComplete="new-password"
          value={values.confirmation}
          onChange={set('confirmation')}
          error={problems.confirmation}
        />
        {problems.form && <ErrorState message={problems.form} />}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={typed ? 'primary' : 'default'}
            busy={pending}
            busyText={t('profile.saving')}
          >
            {t('profile.security.change')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
