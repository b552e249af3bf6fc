import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Configuration, rspack } from '@rspack/core';
import { defineShell } from '../../rspack.config.base.ts';
import {
  checkoutVersions,
  sharedVersion,
} from '../../shared/federation/build/installed-versions.ts';
import { ReleasePlugin } from '../../shared/federation/build/release-plugin.ts';
import { remoteNames } from '../../shared/federation/remotes.ts';

const root = join(import.meta.dirname, '../..');
const descriptors = remoteNames.map((name) => {
  const text = readFileSync(join(root, 'remotes', name, 'remote.json'), 'utf8');
  return JSON.parse(text) as { name: string; modules: unknown[]; slots: unknown[] };
});

/**
 * The same sources as one application, written into `folder` as the server expects a build: no
 * federation, no registry; what the first dashboard shows is in the one script, as a bundler would
 * have it. What the sources load lazily stays lazy.
 */
export async function buildOneApplication(folder: string): Promise<void> {
  const replacements = Object.entries({
    'load-signed-in': signedIn,
    'remotes/connect-remotes': connectRemotes,
    'remotes/registry': registry,
  }).map(([name, text]) => {
    const file = join(folder, `${name.replace('/', '-')}.ts`);
    writeFileSync(file, text);
    return new rspack.NormalModuleReplacementPlugin(new RegExp(`/${name}[.]ts$`), file);
  });
  const base = defineShell();
  const { runtime, shared } = checkoutVersions();
  const config: Configuration = {
    ...base,
    output: { ...base.output, path: join(folder, 'shell/dist') },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof ReleasePlugin)),
      ...replacements,
      new ReleasePlugin(
        {
          name: 'shell',
          packageVersion: '1.0.0',
          platform: sharedVersion('@board/platform'),
          runtime,
          shared,
        },
        { entry: 'main', initial: [], names: {} },
      ),
    ],
  };
  const compiler = rspack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}

const path = (file: string): string => JSON.stringify(join(root, file));

/** In the one script, and run when it is called: its words need the texts to have begun. */
const signedIn = `
export const loadSignedIn = () =>
  import(/* webpackMode: "eager" */ ${path('shell/src/signed-in-pages.tsx')});
`;

/** The loader of the shell without anything to load. */
const connectRemotes = `
import { addMessages } from ${path('shared/platform/src/host.ts')};
${descriptors
  .filter(isShownFirst)
  .map(({ name }, at) => `import { remote as remote${at} } from ${remotePath(name)};`)
  .join('\n')}
const later = {
${descriptors
  .filter((each) => !isShownFirst(each))
  .map(({ name }) => `  '${name}': () => import(${remotePath(name)}),`)
  .join('\n')}
};
const first = {
${descriptors
  .filter(isShownFirst)
  .map(({ name }, at) => `  '${name}': remote${at},`)
  .join('\n')}
};
const loads = new Map();
async function loadOnce(name) {
  const module = first[name] ?? (await later[name]()).remote;
  addMessages(name, module.messages);
  await module.setup?.();
  return { module, release: { name, version: '1.0.0' }, isPrevious: false };
}
export const connectRemotes = () => ({
  load(name) {
    if (!loads.has(name)) loads.set(name, loadOnce(name));
    return loads.get(name);
  },
  turn: () => 0,
  onTurn: () => () => undefined,
  again: (name) => loads.delete(name),
  fails: () => undefined,
  follow: () => undefined,
  report: () => undefined,
});
`;

const registry = `
const state = { registry: { remotes: ${JSON.stringify(descriptors.map((descriptor) => ({ name: descriptor.name, version: '1.0.0', descriptor })))} }, failed: false };
export const readRegistry = async () => state.registry;
export const lookForReleases = async () => [];
export const useRegistry = () => state;
`;

function isShownFirst({ modules, slots }: { modules: unknown[]; slots: unknown[] }): boolean {
  return modules.length > 0 || slots.length > 0;
}

function remotePath(name: string): string {
  return path(`remotes/${name}/src/remote.tsx`);
}
