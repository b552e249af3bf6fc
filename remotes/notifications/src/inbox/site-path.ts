/** A path of this site, or nothing: a link in a notification never leads elsewhere. */
export function sitePath(actionUrl: string | null): string | undefined {
  if (!actionUrl?.startsWith('/') || actionUrl.includes('\\')) return undefined;
  const { origin, href } = new URL(actionUrl, location.origin);
  const path = href.slice(origin.length);
  // '/.//host' is of this site, and what is left of it would not be.
  return origin === location.origin && !path.startsWith('//') ? path : undefined;
}
