import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFolders, root } from './packages.ts';
import { PlainEnd } from './plain-end.ts';
import { runTool } from './run-tool.ts';
import { sourceDigest } from './source-digest.ts';

/** package -> digest of the sources its dist/ was built from. */
type Stamps = Record<string, string>;

const stampFile = join(root, '.cache/builds.json');

/** Two cores are what a small machine has; each build uses more than one for moments only. */
const atOnce = 2;

/** Builds the shell and those remotes whose sources have changed since the last time. */
export async function buildChanged(say: (line: string) => void): Promise<{ built: string[] }> {
  const stamps = readStamps();
  const common = sourceDigest(commonSources());
  const waiting = bundledFolders()
    .map((folder) => ({ folder, digest: sourceDigest([folder]) + common }))
    .filter(({ folder, digest }) => stamps[folder] !== digest || !isComplete(folder));
  const built = waiting.map(({ folder }) => folder);
  const queue = [...waiting];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const seconds = await build(next.folder).catch((problem: unknown) => {
        queue.length = 0;
        throw problem;
      });
      stamps[next.folder] = next.digest;
      writeStamps(stamps);
      say(`  built ${next.folder} in ${seconds.toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { built };
}

/** What every bundle is made of besides its own folder. */
function commonSources(): string[] {
  const configs = readdirSync(root).filter((name) => /^rspack[.].*[.]ts$/.test(name));
  return ['shared', 'pnpm-lock.yaml', 'tsconfig.base.json', ...configs];
}

async function build(folder: string): Promise<number> {
  const run = await runTool('rspack', ['build', '-c', 'rspack.config.ts'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  if (!run.ok) throw new PlainEnd(`${folder} could not be built:\n\n${run.output.trim()}`);
  return run.seconds;
}

/** Whether all that the build wrote is still there. */
function isComplete(folder: string): boolean {
  const dist = join(root, folder, 'dist');
  try {
    const release: { files: { path: string; bytes: number }[] } = JSON.parse(
      readFileSync(join(dist, 'release.json'), 'utf8'),
    );
    return release.files.every(({ path, bytes }) => statSync(join(dist, path)).size === bytes);
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
