import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root: string = join(import.meta.dirname, '../..');

/** The folders of the workspace, as pnpm-workspace.yaml lists them. */
export function packageFolders(): string[] {
  const nested = ['remotes', 'shared'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  return ['shell', ...nested, 'server', 'e2e', 'bench'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
}

/** The shell and the remotes: what a browser loads. */
export function bundledFolders(): string[] {
  return packageFolders().filter((folder) => existsSync(join(root, folder, 'rspack.config.ts')));
}
