import { join } from 'node:path';
import { compiledAhead } from '@board/federation/build/script-heads';
import { chunksGlobal } from '@board/federation/shell-runtime';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * The first that know all that the sheets are written in, such as `:has`. For older ones each logical
 * property would become twelve rules that ask every element for its language.
 */
const browsers = ['chrome 111', 'firefox 121', 'safari 16.4'];

/** What holds for every bundle, the shell and the remotes. */
export function common(name: string, folder: string, development: boolean): Configuration {
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
      // The shortest names there are: all are written many times in what the first page waits for.
      mangleExports: 'size',
      // After a syntax error the page keeps what it runs, and takes the mend without a reload.
      emitOnErrors: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    lazyCompilation: false,
    stats: 'errors-warnings',
  };
}

export function output(name: string, folder: string, development: boolean, prefix: string) {
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

export function ownPlugins(development: boolean) {
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
