import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutVersions, type ShellVersions } from '@board/federation/build/installed-versions';

const file = join(import.meta.dirname, '../../offer.json');

/** What the shell brings that this SDK was made with; within a checkout, the one of the checkout. */
export function offer(): ShellVersions {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : checkoutVersions();
}
