import { useDraft } from '@board/platform';

/** What was typed before signing in outlives a reload; a password never does. */
export function useTypedAccount(username = '') {
  return useDraft('account', { username, email: '' });
}
