import type { Text } from '@board/platform';
import type { Problems } from '@board/platform/forms';

interface NewPassword {
  password: string;
  confirmation: string;
  /** The server may ask for more than the shortest that there is. */
  min: number;
}

/** What is wrong besides the rules of the contract. */
export function passwordProblems({ password, confirmation, min }: NewPassword, t: Text): Problems {
  return {
    ...(password.length < min && {
      password: t('password.short', { min }),
    }),
    ...(confirmation === ''
      ? { confirmation: t('password.again') }
      : password !== confirmation && { confirmation: t('password.mismatch') }),
  };
}
