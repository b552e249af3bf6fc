import {
  email as emailRule,
  password as passwordLength,
  username as usernameRule,
} from '@board/contracts/constants/limits';
import type { Text } from '@board/platform';
import type { Problems } from '@board/platform/forms';

const usernamePattern = new RegExp(usernameRule.pattern);
const emailPattern = new RegExp(emailRule.pattern);

interface Account {
  username?: string;
  email: string;
}

/** What is wrong before anybody is asked. */
export function accountProblems({ username, email }: Account, t: Text): Problems {
  const named = username === undefined || usernamePattern.test(username.trim());
  return {
    ...(!named && { username: t('register.usernameRule') }),
    ...(!emailPattern.test(email.trim()) && { email: t('register.emailRule') }),
  };
}

interface NewPassword {
  password: string;
  confirmation: string;
  /** The server may ask for more than the shortest that there is. */
  min: number;
}

export function passwordProblems({ password, confirmation, min }: NewPassword, t: Text): Problems {
  const { max } = passwordLength;
  return {
    ...(password.length < min && { password: t('password.short', { min }) }),
    ...(password.length > max && { password: t('password.long', { max }) }),
    ...(password !== confirmation && { confirmation: t('password.mismatch') }),
  };
}
