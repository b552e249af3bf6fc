import { realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { packedPackages, tarballs } from './scripts/sdk/packed.ts';
import { eventVersions } from './shared/contracts/constants/events.ts';
import { slotsOf } from './shared/contracts/constants/slots.ts';
import { FirstScriptPlugin } from './shared/federation/build/first-script-plugin.ts';
import {
  checkoutVersions,
  packageVersion,
  sharedVersion,
} from './shared/federation/build/installed-versions.ts';
import { adviceGiven } from './shared/federation/build/offered-names.ts';
import { ReleasePlugin } from './shared/federation/build/release-plugin.ts';
import { rendererHook } from './shared/federation/build/script-heads.ts';
import { common, output, ownPlugins } from './shared/sdk/src/build/common.ts';
import { readRemote } from './shared/sdk/src/build/read-remote.ts';
import { remoteConfiguration } from './shared/sdk/src/build/remote-configuration.ts';

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
    ...checkoutVersions(),
    slots: slotsOf('shell'),
    events: eventVersions,
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
      ...base.optimization,
      splitChunks: {
        // What the first dashboard needs stays one file, whoever else needs a part of it later.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'signed-in',
        minSize: 10_000,
        cacheGroups: { defaultVendors: false },
      },
      // A chunk of many libraries would be named after them all, longer than a tarball can say.
      chunkIds: 'deterministic',
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
          deprecated: adviceGiven(),
          packages,
        },
        { entry: 'main', initial: ['signed-in', 'federation'], names: offer.offers },
      ),
    ],
  };
}

/** A remote for the shell of this checkout. */
export function defineRemote(
  name: string,
  { development = false, folder = join(root, 'remotes', name) }: RemoteOptions = {},
): Configuration {
  return remoteConfiguration({
    ...readRemote(folder),
    versions: checkoutVersions(),
    development,
  });
}

/** One source alone, with all it needs: a remote over the mock shell, or the gallery. */
export function defineStandalone(
  name: string,
  folder: string,
  entry: string,
  { development = true }: BuildOptions = {},
): Configuration {
  const base = common(name, resolve(root, folder), development);
  const texts = { test: /\.txt$/, type: 'asset/source' };
  return {
    ...base,
    entry: { main: entry },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), texts] },
    plugins: [
      ...ownPlugins(development),
      new rspack.HtmlRspackPlugin({ title: name, templateContent: standalonePage, publicPath: '' }),
    ],
  };
}

const standalonePage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body></body></html>';

/** The router's package leads to the build that checks and warns, whoever asks. */
function routerThatWarnsNobody(): Record<string, string> {
  const installed = realpathSync(join(root, 'shell/node_modules/react-router-dom'));
  const folder = join(installed, '../react-router/dist/production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}
