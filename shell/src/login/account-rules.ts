import {
  password as passwordLength,
  username as usernameRule,
} from '@board/contracts/constants/limits';
import type { Text } from '@board/platform';

const usernamePattern = new RegExp(usernameRule.pattern);
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isUsername = (text: string): boolean => usernamePattern.test(text.trim());
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());

export interface NewAccount {
  username: string;
  email: string;
  password: string;
  confirmation: string;
}

/** The server may ask for more than the shortest that there is. */
interface PasswordRule {
  min: number;
}

export type AccountProblems = Partial<Record<keyof NewAccount, string>>;

export function accountProblems(account: NewAccount & PasswordRule, t: Text): AccountProblems {
  const { username, email, password, confirmation, min } = account;
  return {
    ...(!isUsername(username) && { username: t('register.usernameRule') }),
    ...(!isEmail(email) && { email: t('register.emailRule') }),
    ...passwordProblems({ password, confirmation, min }, t),
  };
}

export type PasswordProblems = Pick<AccountProblems, 'password' | 'confirmation'>;

export function passwordProblems(
  { password, confirmation, min }: Pick<NewAccount, 'password' | 'confirmation'> & PasswordRule,
  t: Text,
): PasswordProblems {
  return {
    ...lengthProblem(password, min, t),
    ...(password !== confirmation && { confirmation: t('password.mismatch') }),
  };
}

function lengthProblem(password: string, min: number, t: Text): PasswordProblems {
  if (password.length < min) return { password: t('password.short', { min }) };
  if (password.length > passwordLength.max) {
    return { password: t('password.long', { max: passwordLength.max }) };
  }
  return {};
}
