import { existsSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { root } from './packages.ts';

export interface BundleFolder {
  /** The remote's name, or `shell`. */
  name: string;
  /** Its whole path. */
  folder: string;
  /** It lies in this checkout and so belongs to its tests and checks. */
  inside: boolean;
}

/** Finds a remote by its name in `remotes/`, or by the path of its folder. */
export function bundleFolder(given: string): BundleFolder {
  if (given === 'shell') return { name: 'shell', folder: join(root, 'shell'), inside: true };
  const isPath = isAbsolute(given) || /[/\\]/.test(given);
  const folder = isPath ? resolve(given) : join(root, 'remotes', given);
  const descriptor = join(folder, 'remote.json');
  if (!existsSync(descriptor)) {
    throw new PlainEnd(
      isPath ? `${folder} has no remote.json.` : `There is no remote '${given}' in remotes/.`,
    );
  }
  const { name = basename(folder) }: { name?: string } = JSON.parse(
    readFileSync(descriptor, 'utf8'),
  );
  return { name, folder, inside: folder.startsWith(join(root, 'remotes')) };
}
