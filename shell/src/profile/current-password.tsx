import { listSignInLinks } from '@board/contracts/calls/sign-in';
import { useApi, useText } from '@board/platform';
import { PasswordField } from '@board/ui';
import type { ComponentProps } from 'react';

type Field = Pick<ComponentProps<typeof PasswordField>, 'value' | 'onChange' | 'error'>;

/**
 * One's own, asked for before what cannot be done by whoever finds the screen open. The server knows
 * who has none, and asks him to sign in at his school instead.
 */
export function CurrentPassword(field: Field) {
  const t = useText('shell');
  const { data } = useApi(listSignInLinks, {});
  const comesBySchool = data?.items.some(({ linked_at }) => linked_at !== null);
  return (
    <PasswordField
      label={t('profile.security.current')}
      hint={comesBySchool ? t('profile.security.currentHint') : undefined}
      autoComplete="current-password"
      {...field}
    />
  );
}
