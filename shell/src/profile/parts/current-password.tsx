import { listSignInLinks } from '@board/contracts/calls/sign-in';
import { useApi, useText } from '@board/platform';
import { PasswordField } from '@board/ui';
import type { ComponentProps } from 'react';

type Field = Pick<ComponentProps<typeof PasswordField>, 'value' | 'onChange' | 'error'>;

export function useComesBySchool(): boolean {
  const { data } = useApi(listSignInLinks, {});
  return data?.items.some(({ linked_at }) => linked_at !== null) === true;
}

/**
 * One's own, asked for before what cannot be done by whoever finds the screen open. The server knows
 * who has none, and asks him to sign in at his school instead.
 */
export function CurrentPassword(field: Field) {
  const t = useText('shell');
  const comesBySchool = useComesBySchool();
  return (
    <PasswordField
      label={t('profile.security.current')}
      hint={comesBySchool ? t('profile.security.currentHint') : undefined}
      autoComplete="current-password"
      {...field}
    />
  );
}
