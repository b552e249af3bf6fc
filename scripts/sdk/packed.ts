import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleasePackage } from '../../shared/federation/packages.ts';
import { root } from '../workspace/packages.ts';

/** Where what was packed lies. */
export const place = join(root, '.cache/sdk');
export const tarballs = join(place, 'tarballs');
export const listName = 'packages.json';

/** What a release of the shell brings along: nothing where nobody packed. */
export function packedPackages(): ReleasePackage[] {
  const list = join(place, listName);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}
