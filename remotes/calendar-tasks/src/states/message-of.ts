import { isApiError, messageOf as whatWasSaid } from '@board/platform';

/** What the server said of the request; a failure of its own is told in our words. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && error.status < 500 ? whatWasSaid(error, fallback) : fallback;
}
