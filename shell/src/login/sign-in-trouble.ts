import { isApiError, messageOf, type Text } from '@board/platform';

/** A refusal says what the server says; no answer at all asks for patience. */
export function loginTrouble(error: unknown, t: Text): string {
  if (isApiError(error) && error.code === 'auth.invalid_credentials') return t('login.wrong');
  if (isApiError(error) && error.status === 200) return t('login.strange');
  return messageOf(error, t(isSilent(error) ? 'login.unreachable' : 'login.failed'));
}

export const registerTrouble = (error: unknown, t: Text): string =>
  messageOf(error, t(isSilent(error) ? 'register.unreachable' : 'register.failed'));

const isSilent = (error: unknown): boolean => isApiError(error) && error.status === 0;
