import { password as length } from '@board/contracts/constants/limits';
import type { ApiError, Text } from '@board/platform';
import { troubleText } from '../api/trouble-text.ts';

interface PasswordChange {
  /** The shortest that this server takes. */
  min: number;
  current: string;
  next: string;
  confirmation: string;
}

export type PasswordProblems = Partial<
  Record<Exclude<keyof PasswordChange, 'min'> | 'form', string>
>;

/** In the order in which they are asked: the old one, then whether the new one is one. */
export function passwordProblems(change: PasswordChange, t: Text): PasswordProblems {
  const { current, next, confirmation, min } = change;
  return {
    ...(current === '' && { current: t('profile.security.currentMissing') }),
    ...(next.length < min && { next: t('password.short', { min }) }),
    ...(next.length > length.max && { next: t('password.long', { max: length.max }) }),
    ...(current !== '' && next === current && { next: t('profile.security.same') }),
    ...(next !== confirmation && { confirmation: t('password.mismatch') }),
  };
}

/** What only the server knows, beside the field that it is about. */
export function passwordTrouble(error: ApiError, t: Text): PasswordProblems {
  const { code } = error;
  const message = troubleText(error, t);
  if (code === 'user.wrong_password') return { current: message };
  if (/password_(short|long|same)/.test(code)) return { next: message };
  return { form: message };
}
