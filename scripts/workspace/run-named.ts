import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { root } from './packages.ts';

/** Runs one script of a folder by its name; an unknown name is answered with the known ones. */
export function runNamed(folder: string, [name = '', ...rest]: readonly string[]): number {
  const place = join(root, folder);
  const known = globSync('*.ts', { cwd: place }).map((file) => basename(file, '.ts'));
  if (!known.includes(name)) {
    throw new PlainEnd(`${folder} has no '${name}'; it has ${known.sort().join(', ')}.`);
  }
  const script = [join(place, `${name}.ts`), ...rest];
  return spawnSync(process.execPath, script, { stdio: 'inherit' }).status ?? 1;
}
