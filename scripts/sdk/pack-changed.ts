import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceDigest } from '../workspace/source-digest.ts';
import { packRooms } from './pack.ts';
import { packedPackages, place, tarballs } from './packed.ts';

const sources = [
  'shared',
  'shell',
  'rspack.config.base.ts',
  'scripts/sdk',
  'LICENSE',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
];
const stampFile = join(place, 'stamp');

/** Packs the SDK where something of it changed since the last time; says of what it was made. */
export async function packChanged(say: (line: string) => void = () => {}): Promise<string> {
  const digest = sourceDigest(sources);
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const isThere = packedPackages().every(({ path }) => existsSync(join(tarballs, basename(path))));
  if (stamp === digest && isThere) return digest;
  rmSync(stampFile, { force: true });
  const started = performance.now();
  const { length } = await packRooms(place);
  writeFileSync(stampFile, digest);
  say(`  packed ${length} packages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return digest;
}
