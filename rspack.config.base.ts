import { readFileSync, realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { eventProblems } from './scripts/events/event-problems.ts';
import { packedPackages, tarballs } from './scripts/sdk/packed.ts';
import { eventVersions } from './shared/contracts/constants/events.ts';
import { slotsOf } from './shared/contracts/constants/slots.ts';
import { FirstScriptPlugin } from './shared/federation/build/first-script-plugin.ts';
import {
  packageVersion,
  runtimeVersion,
  sharedVersion,
  sharedVersions,
} from './shared/federation/build/installed-versions.ts';
import { offeredNames } from './shared/federation/build/offered-names.ts';
import { ReleasePlugin } from './shared/federation/build/release-plugin.ts';
import { compiledAhead, rendererHook } from './shared/federation/build/script-heads.ts';
import { ShellRuntimePlugin } from './shared/federation/build/shell-runtime-plugin.ts';
import { parseDescriptor } from './shared/federation/descriptor-check.ts';
import { isHouseModule } from './shared/federation/names.ts';
import { type SharedPackage, sharedPackages } from './shared/federation/shared-modules.ts';
import { chunksGlobal } from './shared/federation/shell-runtime.ts';
import { rangeOf } from './shared/federation/version-range.ts';

export interface BuildOptions {
  /** Readable names, Fast Refresh and no release. */
  development?: boolean;
}

export interface RemoteOptions extends BuildOptions {
  /** Of a remote that lies somewhere else than in `remotes/`. */
  folder?: string;
}

const root = import.meta.dirname;

/** The host: an ordinary application that hands its modules to remotes while it runs. */
export function defineShell({ development = false }: BuildOptions = {}): Configuration {
  const folder = join(root, 'shell');
  const offer = {
    platform: sharedVersion('@board/platform'),
    runtime: runtimeVersion(),
    shared: sharedVersions(),
    slots: slotsOf('shell'),
    events: eventVersions,
    offers: offeredNames(),
  };
  // The SDK of this very shell comes along with it.
  const packages = development ? [] : packedPackages();
  const base = common('shell', folder, development);
  return {
    ...base,
    ...(development ? {} : { resolve: { ...base.resolve, alias: routerThatWarnsNobody() } }),
    entry: {
      ...(development
        ? { main: ['./src/ahead/ahead.ts', './src/main.tsx'] }
        : { ahead: './src/ahead/ahead.ts', main: './src/main.tsx' }),
      // A script of its own, at the top: a worker rules over the folder that it lies in. What is
      // being developed must not be kept by it.
      ...(development ? {} : { sw: { import: './src/worker/sw.ts', filename: 'sw.js' } }),
    },
    // Dialogs, menus and the like stand on the same library, which is fetched once.
    optimization: {
      splitChunks: {
        // What the first dashboard needs stays one file, whoever else needs a part of it later.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'signed-in',
        minSize: 10_000,
        cacheGroups: { defaultVendors: false },
      },
      runtimeChunk: false,
    },
    output: {
      ...output('shell', folder, development, 'assets/'),
      // Pages live at any depth, so the page's own files need whole paths.
      publicPath: '/',
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      ...ownPlugins(development),
      ...(development ? [rendererHook()] : []),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: './src/public' },
          ...packages.map(({ path }) => ({ from: join(tarballs, basename(path)), to: path })),
        ],
      }),
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        chunks: development ? ['main'] : ['ahead', 'main'],
        scriptLoading: 'defer',
      }),
      new FirstScriptPlugin('ahead'),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: !development }),
      new rspack.DefinePlugin({
        SHELL_OFFER: JSON.stringify(offer),
        // Switches of the federation runtime; its authors' plugin, which sets them, is for remotes.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_HAS_EXPOSES: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
      new ReleasePlugin(
        {
          name: 'shell',
          packageVersion: packageVersion(folder),
          ...offer,
          packages,
        },
        { entry: 'main', initial: ['signed-in', 'federation'], names: offer.offers },
      ),
    ],
  };
}

/** A remote for the shell: one exposed module, nothing of what the shell brings. */
export function defineRemote(
  name: string,
  { development = false, folder = join(root, 'remotes', name) }: RemoteOptions = {},
): Configuration {
  const descriptor = parseDescriptor(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
  const ranges = Object.entries(sharedVersions()).map(([each, version]) => [
    each,
    rangeOf(version),
  ]);
  return {
    ...common(name, folder, development),
    entry: {},
    plugins: [
      ...ownPlugins(development),
      new ModuleFederationPlugin({
        name,
        // A name with a hyphen cannot be a variable.
        library: { type: 'global', name },
        filename: development ? `${name}.js` : `${name}.[contenthash:16].js`,
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        // Subpaths too: one that the shell does not have is refused rather than brought along.
        shared: Object.fromEntries(
          sharedPackages.flatMap((each) => [
            [each, agreement(each)],
            [`${each}/`, agreement(each)],
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ShellRuntimePlugin(),
      new ReleasePlugin(
        {
          name,
          packageVersion: packageVersion(folder),
          platform: descriptor.platform,
          runtime: rangeOf(runtimeVersion()),
          shared: Object.fromEntries(ranges),
          slots: slotsOf(name),
          descriptor,
        },
        { entry: name, initial: [name, 'remote'], names: offeredNames(), eventProblems },
      ),
    ],
  };
}

/** One source alone, with all it needs: a remote over the mock shell, or the gallery. */
export function defineStandalone(name: string, folder: string, entry: string): Configuration {
  return {
    ...common(name, resolve(root, folder), true),
    entry: { main: entry },
    plugins: [...ownPlugins(true), new rspack.HtmlRspackPlugin({ title: name })],
  };
}

function common(name: string, folder: string, development: boolean): Configuration {
  return {
    name,
    context: folder,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    output: output(name, folder, development, ''),
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: {
      rules: [
        sources(/\.ts$/, false, development),
        sources(/\.tsx$/, true, development),
        { test: /\.css$/, exclude: /\.shadow\.css$/, type: 'css/auto' },
        // Adopted by shadow roots, which no stylesheet of the page reaches.
        { test: /\.shadow\.css$/, type: 'asset/source' },
      ],
      // Tokens and the names one module sets for another are shared, so they keep their names.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/auto': {
          localIdentName: development
            ? '[uniqueName]__[local]-[hash:4]'
            : '[uniqueName]__[local]-[hash:6]',
          exportsConvention: 'as-is',
        },
      },
    },
    optimization: {
      // Only what the source loads lazily is split; a shared chunk would be one more request.
      splitChunks: false,
      runtimeChunk: false,
    },
    performance: false,
    lazyCompilation: false,
    stats: 'errors-warnings',
  };
}

/** The router's package leads to the build that checks and warns, whoever asks. */
function routerThatWarnsNobody(): Record<string, string> {
  const installed = realpathSync(join(root, 'shell/node_modules/react-router-dom'));
  const folder = join(installed, '../react-router/dist/production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}

function output(name: string, folder: string, development: boolean, prefix: string) {
  const hash = development ? '' : '.[contenthash:16]';
  return {
    path: join(folder, 'dist'),
    uniqueName: name,
    chunkLoadingGlobal: chunksGlobal(name),
    publicPath: 'auto',
    filename: `${prefix}[name]${hash}.js`,
    chunkFilename: `${prefix}[name]${hash}.js`,
    cssFilename: `${prefix}[name]${hash}.css`,
    cssChunkFilename: `${prefix}[name]${hash}.css`,
    assetModuleFilename: `${prefix}[name].[contenthash:16][ext]`,
    // A module that threw must throw again when asked again, not answer half of itself.
    strictModuleErrorHandling: true,
    clean: true,
  };
}

function ownPlugins(development: boolean) {
  return [development ? new ReactRefreshRspackPlugin() : compiledAhead()];
}

function sources(test: RegExp, tsx: boolean, development: boolean): RuleSetRule {
  return {
    test,
    exclude: /node_modules/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      },
    },
    type: 'javascript/auto',
  };
}

/** A remote brings no copy of its own, and refuses a version that does not fit. */
function agreement(name: SharedPackage) {
  const taken = { import: false, singleton: true } as const;
  // Of the house's own, names decide, which the gate compares: ADR 18.
  if (isHouseModule(name))
    return { ...taken, strictVersion: false, requiredVersion: false } as const;
  const requiredVersion = rangeOf(sharedVersion(name));
  return { ...taken, strictVersion: true, requiredVersion } as const;
}
