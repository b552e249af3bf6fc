import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Configuration, rspack } from '@rspack/core';
import { root } from './packages.ts';

/**
 * `build-bundles.ts shell remotes/finance …`: each by its own configuration, in one process, which
 * saves every bundle but the first the start of the bundler. A process of its own because what it
 * has read would stay in the memory of whoever goes on to serve. A first argument
 * `--into=<folder>` keeps the checkout as it is.
 */
const folders = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const into = process.argv.find((each) => each.startsWith('--into='))?.slice('--into='.length);

const compiler = rspack(await Promise.all(folders.map(configurationOf)));
const stats = await promisify(compiler.run.bind(compiler))();
await promisify(compiler.close.bind(compiler))();
for (const [at, each] of (stats?.stats ?? []).entries()) {
  const folder = folders[at];
  if (each.hasErrors()) {
    process.exitCode = 1;
    process.stdout.write(`${folder} could not be built:\n\n`);
    process.stdout.write(`${each.toString({ all: false, errors: true })}\n`);
  } else process.stdout.write(`built ${folder}\n`);
}

async function configurationOf(folder: string): Promise<Configuration> {
  const { default: configuration }: { default: Configuration } = await import(
    join(root, folder, 'rspack.config.ts')
  );
  if (into === undefined) return configuration;
  return { ...configuration, output: { ...configuration.output, path: join(into, folder) } };
}
