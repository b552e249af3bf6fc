const loopback = ['localhost', '127.0.0.1', '[::1]'];

const parsed = (address: string): URL | null => {
  const url = URL.parse(address);
  return url && !url.username && !url.password && !address.includes('#') ? url : null;
};

export const isLocal = (address: string): boolean => {
  const url = parsed(address);
  return url?.protocol === 'http:' && loopback.includes(url.hostname);
};

/** Over TLS, or to a program on the same device. */
export const mayLeadTo = (address: string): boolean =>
  parsed(address)?.protocol === 'https:' || isLocal(address);

/** Letter by letter; only on the same device a program takes whichever port is free (RFC 8252, 7.3). */
export function isRegistered(redirects: readonly string[], asked: string): boolean {
  if (redirects.includes(asked)) return true;
  if (!isLocal(asked)) return false;
  const path = withoutPort(asked);
  return redirects.some((known) => isLocal(known) && withoutPort(known) === path);
}

function withoutPort(address: string): string {
  const url = new URL(address);
  url.port = '';
  return url.href;
}

/** Back to the program, with what it is told. */
export function leadBack(
  redirect: string,
  told: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(told))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
