import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../workspace/builds.ts';
import { packageFolders, root } from '../workspace/packages.ts';
import { runTool } from '../workspace/run-tool.ts';
import { type Check, whole } from './check.ts';

/** Biome: format, lint rules and the order of imports. */
export const lint: Check = {
  name: 'lint',
  run: async (touched) =>
    whole(
      await runTool('biome', [
        'ci',
        '--colors=off',
        '--error-on-warnings',
        '--max-diagnostics=100',
        '--no-errors-on-unmatched',
        ...(touched?.files.filter((file) => existsSync(join(root, file))) ?? ['.']),
      ]),
    ),
};

/** TypeScript over every package, and over the scripts and configurations at the root. */
export const types: Check = {
  name: 'types',
  run: async () => {
    const projects = packageFolders().filter((folder) =>
      existsSync(join(root, folder, 'tsconfig.json')),
    );
    return whole(
      await runTool('tsc', ['-b', '--checkers', '1', '--builders', '2', '.', ...projects]),
    );
  },
};

/** dependency-cruiser: who may import whom. */
export const rooms: Check = {
  name: 'rooms',
  run: async () => {
    const folders = ['shell', 'remotes', 'shared', 'server', 'e2e', 'bench', 'scripts'];
    return whole(
      await runTool('depcruise', ['-c', '.dependency-cruiser.mjs', '-T', 'err-long', ...folders]),
    );
  },
};

/** knip: exports that nobody imports, files that nobody reaches, packages that nobody uses. */
export const unused: Check = {
  name: 'unused',
  run: async () =>
    whole(await runTool('knip', ['--no-progress', '--treat-config-hints-as-errors'])),
};

export const build: Check = {
  name: 'build',
  run: async () => {
    try {
      const { cpu } = await buildChanged(() => {});
      return whole({ ok: true, output: '', cpu });
    } catch (problem) {
      return whole({
        ok: false,
        output: problem instanceof Error ? problem.message : `${problem}`,
      });
    }
  },
};

/** What remotes are shown is what the reports say, on which the gate relies. */
export const api: Check = {
  name: 'api',
  run: async () => whole(await runTool('node', ['scripts/api.ts', '--check'])),
};

/** The rules of federation, over what was built. */
export const doctor: Check = {
  name: 'doctor',
  run: async () => whole(await runTool('node', ['scripts/doctor.ts'])),
};
