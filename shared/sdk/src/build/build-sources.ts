import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Configuration, rspack } from '@rspack/core';
import { PlainEnd } from '../plain-end.ts';

/** Builds what the configuration in `folder` says into `path`, for production. */
export async function buildSources(folder: string, path: string): Promise<void> {
  rmSync(path, { recursive: true, force: true });
  // React and the bundler's plugins ask for it.
  process.env.NODE_ENV = 'production';
  const { default: configuration }: { default: Configuration } = await import(
    pathToFileURL(join(folder, 'rspack.config.ts')).href
  );
  const output = { ...configuration.output, path };
  const compiler = rspack({ ...configuration, output });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats?.hasErrors()) return;
  const why = stats.toString({ all: false, errors: true });
  throw new PlainEnd(`${configuration.name} could not be built:\n\n${why.trim()}`);
}
