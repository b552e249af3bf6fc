import {
  password as passwordLength,
  username as usernameRule,
} from '@board/contracts/constants/limits';
import type { Text } from '@board/platform';

const usernamePattern = new RegExp(usernameRule.pattern);
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string): boolean => emailPattern.test(text.trim());

export interface NewAccount {
  username: string;
  email: string;
  password: string;
  confirmation: string;
}

export type AccountProblems = Partial<Record<keyof NewAccount, string>>;

export function accountProblems(account: NewAccount, t: Text): AccountProblems {
  const { username, email, password, confirmation } = account;
  return {
    ...(!usernamePattern.test(username.trim()) && { username: t('register.usernameRule') }),
    ...(!isEmail(email) && { email: t('register.emailRule') }),
    ...passwordProblems({ password, confirmation }, t),
  };
}

export type PasswordProblems = Pick<AccountProblems, 'password' | 'confirmation'>;

export function passwordProblems(
  { password, confirmation }: Pick<NewAccount, 'password' | 'confirmation'>,
  t: Text,
): PasswordProblems {
  return {
    ...lengthProblem(password, t),
    ...(password !== confirmation && { confirmation: t('password.mismatch') }),
  };
}

function lengthProblem(password: string, t: Text): PasswordProblems {
  if (password.length < passwordLength.min) {
    return { password: t('password.short', { min: passwordLength.min }) };
  }
  if (password.length > passwordLength.max) {
    return { password: t('password.long', { max: passwordLength.max }) };
  }
  return {};
}
