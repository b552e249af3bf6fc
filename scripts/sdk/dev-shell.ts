import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/packages.ts';
import { buildQuietly } from './build-quietly.ts';
import type { RoomManifest } from './manifest.ts';

/** What a team develops in: the shell of this very release, with names to read and Fast Refresh. */
export const devShell: RoomManifest = {
  name: '@board/dev-shell',
  version: JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')).version,
  description: 'The shell of the board as `board dev` serves it on the machine of a team',
  type: 'module',
};

export function buildDevShell(folder: string): Promise<void> {
  const what = 'The shell for development';
  const cwd = join(root, 'shell');
  return buildQuietly({ what, config: 'rspack.config.ts', cwd, mode: 'development' }, folder);
}

/** No machine is named in it, and no map leads to sources that a team has not got. */
export function devShellFiles(folder: string): Map<string, Buffer> {
  const paths = globSync('**/*.*', { cwd: folder });
  const wanted = paths.filter((path) => path !== 'release.json' && !path.endsWith('.map'));
  return new Map(
    wanted.map((path) => [path, readFileSync(join(folder, path))] as const).map(plain),
  );
}

function plain([path, bytes]: readonly [string, Buffer]): [string, Buffer] {
  if (!/\.(js|css)$/.test(path)) return [path, bytes];
  const text = bytes.toString().replaceAll(`${root}/`, '');
  return [path, Buffer.from(text.replace(/^(\/\/|\/\*)# sourceMappingURL=.*$/gm, ''))];
}
