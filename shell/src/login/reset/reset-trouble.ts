import { isApiError, type Text } from '@board/platform';

export function resetTrouble(error: unknown, t: Text): string {
  const said = isApiError(error) && error.status > 0 && error.code !== 'http';
  return said ? error.message : t('reset.failed');
}
