import { isApiError } from '@board/platform';

/** What the server said of the request, or our own words when it failed or said nothing. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && isRefusal(error.status) && error.code !== 'http'
    ? error.message
    : fallback;
}

const isRefusal = (status: number) => status >= 400 && status < 500;
