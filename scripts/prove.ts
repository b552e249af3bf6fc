import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PlainEnd, runScript } from './workspace/plain-end.ts';

const folder = join(import.meta.dirname, '../bench/prove');

/** `pnpm prove sanitiser --cases 5000`: each proof is a file of bench/prove and says what it found. */
await runScript(async () => {
  const [name, ...rest] = process.argv.slice(2);
  const known = globSync('*.ts', { cwd: folder }).map((file) => basename(file, '.ts'));
  if (name === undefined || !known.includes(name)) {
    throw new PlainEnd(`There is no proof '${name ?? ''}'; there are ${known.sort().join(', ')}.`);
  }
  const proof = spawnSync(process.execPath, [join(folder, `${name}.ts`), ...rest], {
    stdio: 'inherit',
  });
  return proof.status ?? 1;
});
