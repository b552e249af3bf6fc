import { mayAdministrate, type Role } from '@board/contracts/constants/roles';

/** A path of this site and nothing else: no scheme, no host, no trick with slashes. */
export function isOwnPath(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//') || target.includes('\\')) return false;
  // Browsers drop tabs and line breaks from addresses: '/\t/host' is '//host' to them.
  return new URL(target, location.origin).origin === location.origin;
}

/** Where a signed-in person who stands at the login page belongs. */
export function afterSignIn(redirect: string | null, role: Role): string {
  if (redirect && isOwnPath(redirect) && !/^\/login(?:$|[/?#])/.test(redirect)) return redirect;
  return mayAdministrate(role) ? '/admin' : '/';
}

export function loginPath(target: string): string {
  return `/login?redirect=${encodeURIComponent(target)}`;
}
