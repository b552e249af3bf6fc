import type { Config } from '../../../config/config.ts';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the page that asks is one of the board, or of a program on the same machine. */
export function isOwnPage({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, origin: string): boolean {
  const asking = URL.parse(origin);
  if (!asking) return false;
  return thisMachine.includes(asking.hostname) || asking.origin === URL.parse(PUBLIC_URL)?.origin;
}
