import { isApiError } from '@board/platform';

/** What the server said, or our own words when it said nothing. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && error.status > 0 && error.code !== 'http' ? error.message : fallback;
}
