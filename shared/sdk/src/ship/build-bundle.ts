import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease, ShellRelease } from '../../shared/federation/release.ts';
import { readBundle } from '../doctor/bundle.ts';
import { findings } from '../doctor/findings.ts';
import { packChanged } from '../sdk/pack-changed.ts';
import { root } from '../workspace/packages.ts';
import { PlainEnd } from '../workspace/plain-end.ts';
import type { BundleFolder } from '../workspace/remote-folder.ts';
import { runTool } from '../workspace/run-tool.ts';

export interface BuiltBundle {
  release: RemoteRelease | ShellRelease;
  dist: string;
}

/**
 * Builds this bundle alone and holds it to the doctor's rules. Never into a `dist` of the checkout,
 * which a start serves: what is only tried must not be served by the next one.
 */
export async function buildBundle({ name, folder, inside }: BundleFolder): Promise<BuiltBundle> {
  if (name === 'shell') {
    await checkShown();
    await packChanged();
  }
  const dist = inside ? join(root, '.cache/ship', name) : join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const run = await runTool('rspack', ['build', '-c', 'rspack.config.ts', '-o', dist], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  if (!run.ok) throw new PlainEnd(`${name} could not be built:\n\n${run.output.trim()}`);
  const bundle = readBundle(name, folder, dist);
  const problems = bundle
    ? findings(bundle).flatMap((each) => each.problems)
    : ['nothing was built'];
  if (problems.length === 0) return { release: bundle?.release as BuiltBundle['release'], dist };
  throw new PlainEnd(
    [`The build of ${name} cannot be shipped:`, ...problems.map((each) => `  ${each}`)].join('\n'),
  );
}

/** A shell is judged by the names it says it offers, so they have to be those of its sources. */
async function checkShown(): Promise<void> {
  const { ok, output } = await runTool('node', ['scripts/api.ts', '--check']);
  if (!ok) throw new PlainEnd(output.trim());
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
