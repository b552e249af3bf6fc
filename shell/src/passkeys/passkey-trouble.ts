import { isApiError, messageOf, type Text } from '@board/platform';

/** Nothing where somebody changed his mind, or the browser took the question back. */
export function passkeyTrouble(error: unknown, t: Text): string {
  if (isApiError(error)) return messageOf(error, t('actions.failed'));
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return '';
  return t(name === 'InvalidStateError' ? 'passkey.known' : 'passkey.failed');
}
