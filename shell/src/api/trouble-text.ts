import { isApiError, messageOf, type Text } from '@board/platform';

/** What a person reads of a failed call: the server's words, else its status, else that it failed. */
export function troubleText(error: unknown, t: Text): string {
  const answered = isApiError(error) && error.status > 0;
  return messageOf(error, answered ? error.message : t('actions.failed'));
}
