/** A path of this site, or nothing: a link in a notification never leads elsewhere. */
export function sitePath(actionUrl: string | null): string | undefined {
  if (!actionUrl?.startsWith('/') || actionUrl.includes('\\')) return undefined;
  const address = new URL(actionUrl, location.origin);
  return address.origin === location.origin
    ? address.href.slice(location.origin.length)
    : undefined;
}
