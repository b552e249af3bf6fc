import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isRemoteRelease,
  isShellRelease,
  type RemoteRelease,
  releaseProblems,
  type ShellRelease,
} from '../../shared/federation/release.ts';
import { root } from '../workspace/packages.ts';
import { PlainEnd } from '../workspace/plain-end.ts';
import type { BundleFolder } from '../workspace/remote-folder.ts';
import { runTool } from '../workspace/run-tool.ts';

/** Builds this bundle alone; answers what it is made of. */
export async function buildBundle({
  name,
  folder,
}: BundleFolder): Promise<RemoteRelease | ShellRelease> {
  const run = await runTool('rspack', ['build', '-c', 'rspack.config.ts'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  if (!run.ok) throw new PlainEnd(`${name} could not be built:\n\n${run.output.trim()}`);
  const release: unknown = JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8'));
  if (isRemoteRelease(release) || isShellRelease(release)) return release;
  throw new PlainEnd(`The build of ${name} is not sound: ${releaseProblems(release).join('; ')}`);
}

/** The tests between a remote and the shell: what `remote.json` promises is there, and runs. */
export async function runContractTests({ name, folder, inside }: BundleFolder): Promise<void> {
  const test = name === 'shell' ? 'shell/src/remotes/slot-contracts' : 'src/remote.test';
  const own = join(folder, 'jest.config.mjs');
  const where = inside ? [] : existsSync(own) ? ['--config', own] : undefined;
  if (!where) throw new PlainEnd(`${folder} has no jest.config.mjs to run its tests with.`);
  const path = name === 'shell' ? join(root, test) : join(folder, test);
  const run = await runTool('jest', ['--runInBand', ...where, '--testPathPatterns', path], {
    cwd: inside ? root : folder,
    env: { NODE_ENV: 'test', FORCE_COLOR: '0' },
  });
  if (!run.ok) throw new PlainEnd(`The contract tests of ${name} fail:\n\n${run.output.trim()}`);
}
