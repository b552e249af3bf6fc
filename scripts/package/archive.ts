import { createHash, createPrivateKey, sign } from 'node:crypto';
import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { root } from '../workspace/packages.ts';
import { runTool } from '../workspace/run-tool.ts';
import { runPnpm } from './run-pnpm.ts';
import type { Staged } from './stage.ts';

/** One file to carry, what is in it, and how to see that it came whole; what was written is told. */
export async function archive({ name, folder }: Staged, keyFile?: string): Promise<string[]> {
  const out = dirname(folder);
  const files = [`${name}.tar.gz`, `${name}.cdx.json`];
  const [packed = '', bill = ''] = files.map((file) => join(out, file));
  const { ok, output } = await runTool('tar', [
    '--create',
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--use-compress-program=gzip -n',
    `--file=${packed}`,
    `--directory=${out}`,
    name,
  ]);
  if (!ok) throw new PlainEnd(output.trim());
  await runPnpm(root, [
    'sbom',
    '--prod',
    '--filter=@board/server',
    '--filter=@board/shell',
    '--filter=./remotes/*',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    `--out=${bill}`,
  ]);
  const sums = `${(await Promise.all(files.map(async (file) => `${await digest(join(out, file))}  ${file}`))).join('\n')}\n`;
  const sumFile = join(out, `${name}.sha256`);
  writeFileSync(sumFile, sums);
  const written = [packed, bill, sumFile];
  if (keyFile) written.push(signed(sumFile, keyFile));
  return written.map((path) => `  ${path}  ${(statSync(path).size / 1e6).toFixed(1)} MB`);
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** `openssl pkeyutl -verify -rawin` checks it with the public half. */
function signed(path: string, keyFile: string): string {
  const key = createPrivateKey(readFileSync(keyFile));
  writeFileSync(`${path}.sig`, sign(null, readFileSync(path), key));
  return `${path}.sig`;
}
