import { isApiError } from '@board/platform';

const statuses: readonly number[] = [404, 405, 501];

/** The server does not know this call; it may know the one that other servers have for it. */
export function isUnknownCall(error: unknown): boolean {
  return isApiError(error) && statuses.includes(error.status);
}
