import type { RemoteDescriptor } from '@board/federation/descriptor';
import { developmentChannel, type Registry, type RegistryRemote } from '@board/federation/registry';
import { readRemote } from '../build/read-remote.ts';
import { readRegistry } from './read-registry.ts';

/** The product's registry, with the remote under development at its own address. */
export async function developedRegistry(
  product: string,
  developed: { folder: string } | undefined,
  address: string,
): Promise<Registry> {
  const registry = await readRegistry(product);
  if (!developed) return registry;
  const { name, descriptor } = readRemote(developed.folder);
  const known = registry.remotes.find((each) => each.name === name);
  // What is said of its deployed releases is not said of this one: it may be the mend.
  const { previous, withdrawn, disabled, ...deployed }: RegistryRemote | Unreleased =
    known ?? unreleased(descriptor, registry);
  const line: RegistryRemote = {
    ...deployed,
    descriptor,
    channel: developmentChannel,
    entry: `${address}/${name}.js`,
    files: [],
  };
  const others = registry.remotes.filter((each) => each.name !== name);
  return { ...registry, remotes: [...others, line] };
}

type Unreleased = Omit<RegistryRemote, 'channel' | 'entry' | 'files'>;

/** What nobody has shipped yet is built with what this very checkout offers. */
function unreleased(descriptor: RemoteDescriptor, { shell }: Registry): Unreleased {
  const { name, platform } = descriptor;
  return { name, version: '0.0.0', platform, runtime: shell.runtime, shared: {}, descriptor };
}
