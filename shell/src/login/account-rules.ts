import {
  password as passwordLength,
  username as usernameRule,
} from '@board/contracts/constants/limits';
import type { Text } from '@board/platform';

const usernamePattern = new RegExp(usernameRule.pattern);
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

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
    ...(!emailPattern.test(email.trim()) && { email: t('register.emailRule') }),
    ...passwordProblem(password, t),
    ...(password !== confirmation && { confirmation: t('password.mismatch') }),
  };
}

function passwordProblem(password: string, t: Text): AccountProblems {
  if (password.length < passwordLength.min) {
    return { password: t('password.short', { min: passwordLength.min }) };
  }
  if (password.length > passwordLength.max) {
    return { password: t('password.long', { max: passwordLength.max }) };
  }
  return {};
}
