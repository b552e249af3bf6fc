import type { User } from '@board/contracts/calls/user';
import { isApiError, type Text } from '@board/platform';
import { troubleText } from '../api/trouble-text.ts';
import { isEmail, isUsername } from '../login/account-rules.ts';

export interface ProfileTrouble {
  field: 'username' | 'email' | 'form';
  message: string;
}

/** What is wrong before anybody is asked. */
export function accountTrouble(
  account: Pick<User, 'username' | 'email'>,
  t: Text,
): ProfileTrouble | undefined {
  if (!isUsername(account.username)) return usernameFormat(t);
  if (!isEmail(account.email)) return email(t);
  return undefined;
}

/** By code; a server without codes is understood by its words, of which 'email' counts first. */
export function profileTrouble(error: unknown, t: Text): ProfileTrouble {
  if (!isApiError(error)) throw error;
  const said = error.message.toLowerCase();
  const { code } = error;
  if (code === 'auth.email_taken' || code === 'auth.email_format') return email(t);
  if (code === 'auth.username_taken') return usernameTaken(t);
  if (code === 'auth.username_format') return usernameFormat(t);
  const form: ProfileTrouble = { field: 'form', message: troubleText(error, t) };
  if (code !== 'http') return form;
  if (said.includes('email')) return email(t);
  if (['already used', 'duplicate', 'exists'].some((word) => said.includes(word))) {
    return usernameTaken(t);
  }
  if (said.includes('format')) return usernameFormat(t);
  return form;
}

const email = (t: Text): ProfileTrouble => ({
  field: 'email',
  message: t('profile.info.emailTaken'),
});
const usernameTaken = (t: Text): ProfileTrouble => ({
  field: 'username',
  message: t('profile.info.usernameTaken'),
});
const usernameFormat = (t: Text): ProfileTrouble => ({
  field: 'username',
  message: t('register.usernameRule'),
});
