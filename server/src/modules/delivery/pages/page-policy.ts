import type { Config } from '../../../config/config.ts';

/** Where remotes may come from besides this very site. */
export function remoteOrigins({ REMOTE_ORIGINS }: Pick<Config, 'REMOTE_ORIGINS'>): string[] {
  return REMOTE_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
}

/** Nothing inline, nothing evaluated, nothing from elsewhere but the origins that the operator named. */
export function pagePolicy({ REMOTE_ORIGINS }: Pick<Config, 'REMOTE_ORIGINS'>): string {
  const own = ["'self'", ...remoteOrigins({ REMOTE_ORIGINS })].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `connect-src ${own}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
