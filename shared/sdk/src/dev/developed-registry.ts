import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '../../shared/federation/descriptor.ts';
import { parseDescriptor } from '../../shared/federation/descriptor-check.ts';
import {
  developmentChannel,
  isRegistry,
  type Registry,
  type RegistryRemote,
} from '../../shared/federation/registry.ts';
import type { BundleFolder } from '../workspace/remote-folder.ts';

/** The product's registry, with the remote under development at its own address. */
export async function developedRegistry(
  product: string,
  developed: Pick<BundleFolder, 'name' | 'folder'> | undefined,
  address: string,
): Promise<Registry> {
  const registry: unknown = await (await fetch(`${product}/registry.json`)).json();
  if (!isRegistry(registry)) throw new Error('The server answered no registry.');
  if (!developed) return registry;
  const { name, folder } = developed;
  const descriptor = parseDescriptor(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
  const known = registry.remotes.find((each) => each.name === name);
  const line: RegistryRemote = {
    ...(known ?? unreleased(descriptor, registry)),
    descriptor,
    channel: developmentChannel,
    entry: `${address}/${name}.js`,
    files: [],
  };
  const others = registry.remotes.filter((each) => each.name !== name);
  return { ...registry, remotes: [...others, line] };
}

/** What nobody has shipped yet is built with what this very checkout offers. */
function unreleased(
  descriptor: RemoteDescriptor,
  { shell }: Registry,
): Omit<RegistryRemote, 'channel' | 'entry' | 'files'> {
  const { name, platform } = descriptor;
  return { name, version: '0.0.0', platform, runtime: shell.runtime, shared: {}, descriptor };
}
