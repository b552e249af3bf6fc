import type { Config } from '../../config.ts';

/** Nothing inline, nothing evaluated, nothing from elsewhere but the origins that the operator named. */
export function pagePolicy({ REMOTE_ORIGINS }: Pick<Config, 'REMOTE_ORIGINS'>): string {
  const origins = REMOTE_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin));
  const own = ["'self'", ...origins].join(' ');
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
