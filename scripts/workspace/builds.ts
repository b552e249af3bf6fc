import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  filesAlong,
  type RemoteRelease,
  type ShellRelease,
} from '../../shared/federation/release.ts';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { packChanged } from '../sdk/pack-changed.ts';
import { bundledFolders, root } from './packages.ts';
import { runTool } from './run-tool.ts';
import { sourceDigest } from './source-digest.ts';

/** package -> digest of the sources its dist/ was built from. */
type Stamps = Record<string, string>;

const buildBundles = join(root, 'scripts/workspace/build-bundles.ts');
const stampFile = join(root, '.cache/builds.json');

/** Builds the shell and those remotes whose sources have changed since the last time. */
export async function buildChanged(
  say: (line: string) => void,
): Promise<{ built: string[]; cpu: number }> {
  const stamps = readStamps();
  const common = sourceDigest(commonSources());
  const packed = await packChanged(say);
  const waiting = bundledFolders()
    .map((folder) => ({ folder, digest: sourceDigest([folder]) + common }))
    .map((each) => (each.folder === 'shell' ? { ...each, digest: each.digest + packed } : each))
    .filter(({ folder, digest }) => stamps[folder] !== digest || !isComplete(folder));
  const folders = waiting.map(({ folder }) => folder);
  if (folders.length === 0) return { built: [], cpu: 0 };
  const { ok, output, seconds, cpu } = await runTool('node', [buildBundles, ...folders], {
    env: { NODE_ENV: 'production' },
  });
  if (!ok) throw new PlainEnd(output.trim());
  for (const { folder, digest } of waiting) stamps[folder] = digest;
  writeStamps(stamps);
  say(`  built ${folders.join(', ')} in ${seconds.toFixed(1)} s`);
  return { built: folders, cpu };
}

/** What every bundle is made of besides its own folder. */
function commonSources(): string[] {
  const configs = readdirSync(root).filter((name) => /^rspack[.].*[.]ts$/.test(name));
  return ['shared', 'pnpm-lock.yaml', 'tsconfig.base.json', ...configs];
}

/** Whether all that the build wrote is still there. */
function isComplete(folder: string): boolean {
  const dist = join(root, folder, 'dist');
  try {
    const release: RemoteRelease | ShellRelease = JSON.parse(
      readFileSync(join(dist, 'release.json'), 'utf8'),
    );
    return filesAlong(release).every(
      ({ path, bytes }) => statSync(join(dist, path)).size === bytes,
    );
  } catch {
    return false;
  }
}

function readStamps(): Stamps {
  try {
    return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  } catch {
    // A half-written file costs one build.
    return {};
  }
}

function writeStamps(stamps: Stamps): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify(stamps, null, 2)}\n`);
}
