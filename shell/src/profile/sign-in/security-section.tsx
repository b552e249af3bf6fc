import { changePassword, replacePassword } from '@board/contracts/calls/account';
import type { BodyOf } from '@board/contracts/calls/call';
import { password as length } from '@board/contracts/constants/limits';
import fields from '@board/contracts/fields';
import { confirm, isApiError, useSession, useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Checkbox, isUnknownCall, PasswordField } from '@board/ui';
import { troubleText } from '../../api/trouble-text.ts';
import { passwordProblems } from '../../login/password-problems.ts';
import { PasswordStrength } from '../../login/password-strength.tsx';
import { useSignInOptions } from '../../login/sign-in-options.ts';
import { endSession } from '../../session/session.ts';
import { CurrentPassword, useComesBySchool } from '../parts/current-password.tsx';
import { ProfileForm } from '../parts/profile-form.tsx';
import { Section } from '../parts/section.tsx';
import { SchoolLinks } from './school-links.tsx';
import { SecondFactor } from './second-factor.tsx';

const { newPassword } = fields.changePassword;

/** PUT where POST is unknown: the specification leaves that open (architecture.md, 'Furniture'). */
function useChangePassword() {
  const change = useWrite(changePassword);
  const replace = useWrite(replacePassword);
  return (body: BodyOf<typeof changePassword>) =>
    change.write({ body }).catch((error: unknown) => {
      if (!isApiError(error) || !isUnknownCall(error)) throw error;
      const { currentPassword: old_password, newPassword: new_password } = body;
      return replace.write({ body: { old_password, new_password } });
    });
}

export function SecuritySection() {
  const t = useText('shell');
  const { user } = useSession();
  const write = useChangePassword();
  const comesBySchool = useComesBySchool();
  const { passwordMinLength: min } = useSignInOptions();
  const form = useForm({
    draft: 'profile.security',
    initial: { current: '', password: '', confirmation: '', endFeeds: false },
    secret: ['current', 'password', 'confirmation'],
    names: { currentPassword: 'current', newPassword: 'password' },
    rules: comesBySchool ? { newPassword } : fields.changePassword,
    read({ current, password, confirmation, endFeeds }) {
      const problems = {
        ...(current !== '' && password === current && { password: t('profile.security.same') }),
        ...passwordProblems({ password, confirmation, min }, t),
      };
      return Object.keys(problems).length > 0
        ? { problems }
        : {
            body: {
              currentPassword: current,
              newPassword: password,
              ...(endFeeds && { endFeeds }),
            },
          };
    },
    sure: () =>
      confirm({
        title: t('profile.security.confirmTitle'),
        message: t('profile.security.confirmText'),
        confirmLabel: t('profile.security.change'),
      }),
    async send(body) {
      await write(body);
      await endSession('password_changed');
    },
    failed: (error) => troubleText(error, t),
    stays: true,
    onDone: () => undefined,
  });
  const { password } = form.values;
  const typed = Object.values(form.values).some((value) => value !== '' && value !== false);

  return (
    <Section id="security" title={t('profile.security.title')} about={t('profile.security.about')}>
      <ProfileForm
        form={form}
        label={t('profile.security.change')}
        variant={typed ? 'primary' : 'default'}
      >
        <CurrentPassword {...form.field('current')} />
        <PasswordField
          label={t('profile.security.next')}
          autoComplete="new-password"
          hint={
            // What is wrong says the same again.
            !form.problems.password &&
            (password ? (
              <PasswordStrength password={password} username={user?.username} />
            ) : (
              t('profile.security.rule', { min, max: length.max })
            ))
          }
          {...form.field('password')}
        />
        <PasswordField
          label={t('profile.security.confirmation')}
          autoComplete="new-password"
          {...form.field('confirmation')}
        />
        <Checkbox label={t('profile.security.endFeeds')} {...form.checkbox('endFeeds')} />
      </ProfileForm>
      <SecondFactor />
      <SchoolLinks />
    </Section>
  );
}
