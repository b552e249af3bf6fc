const statuses: readonly number[] = [404, 405, 501];

/** The server does not know this call, as others may; what is not there has a code of its own. */
export function isUnknownCall(error: { readonly status: number; readonly code: string }): boolean {
  if (!statuses.includes(error.status)) return false;
  return error.code === 'http' || error.code.startsWith('request.');
}
