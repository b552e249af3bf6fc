import { type Text, useText } from '@board/platform';
import { PasswordField } from '@board/ui';
import type { ComponentProps } from 'react';

type Field = Pick<ComponentProps<typeof PasswordField>, 'value' | 'onChange' | 'error'>;

/** One's own, asked for before what cannot be done by whoever finds the screen open. */
export function CurrentPassword(field: Field) {
  const t = useText('shell');
  return (
    <PasswordField
      label={t('profile.security.current')}
      autoComplete="current-password"
      {...field}
    />
  );
}

/** Of a form that asks for nothing else. */
export const currentPasswordAlone = (t: Text) => ({
  initial: { password: '' },
  // A password that was typed and not used stays nowhere.
  secret: ['password' as const],
  names: { currentPassword: 'password' as const },
  read: ({ password }: { password: string }) =>
    password
      ? { body: { password } }
      : { problems: { password: t('profile.security.currentMissing') } },
});
