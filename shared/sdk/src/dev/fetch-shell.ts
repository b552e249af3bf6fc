import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isReleaseVersion } from '@board/federation/release';
import { PlainEnd } from '../plain-end.ts';
import { readRegistry } from './read-registry.ts';

const run = promisify(execFile);
const shown = process.platform === 'win32';

/** The shell that the product serves, in its development build; answers the folder it lies in. */
export async function fetchShell(product: string, say: (line: string) => void): Promise<string> {
  const version = await versionOf(product);
  // Within this folder, so that no name of a folder above it is a word of the command.
  const within = 'node_modules/.cache/board';
  const cache = join(process.cwd(), within);
  const folder = join(cache, version);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const name = `@board/dev-shell@shell-${version}`;
  // npm knows the token of a product that wants one, and checks what it gets.
  const words = ['pack', name, '--pack-destination', within, `--@board:registry=${product}/npm/`];
  const { stdout } = await run('npm', words, { shell: shown }).catch((problem) => {
    throw new PlainEnd(`${name} cannot be had from ${product}/npm/:\n${problem.stderr}`);
  });
  const archive = /^[\w.-]+\.tgz$/m.exec(stdout)?.[0];
  if (!archive) throw new PlainEnd(`${name} came without an archive.`);
  await run('tar', ['-xzf', archive], { cwd: cache });
  rmSync(join(cache, archive));
  renameSync(join(cache, 'package'), folder);
  say(`  the shell ${version}`);
  return folder;
}

async function versionOf(product: string): Promise<string> {
  const { version } = (await readRegistry(product)).shell;
  // It becomes a path and a word of a command.
  if (!isReleaseVersion(version))
    throw new PlainEnd(`${product} says '${version}', which is no version of a release.`);
  return version;
}
