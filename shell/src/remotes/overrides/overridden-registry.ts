import { type Registry, type RegistryRemote, registryRelease } from '@board/federation/registry';
import { isRemoteRelease } from '@board/federation/release';
import { mayLoadFrom } from './plain-url.ts';
import type { Overrides } from './stored-overrides.ts';

/** The channel of a remote that this tab alone takes from somewhere else. */
export const overrideChannel = 'override';

const patience = 5000;

/**
 * The registry with some remotes taken from elsewhere. What may not or cannot be had keeps its
 * release; what is had is checked by the hashes of its own release.json.
 */
export async function overriddenRegistry(
  registry: Registry,
  overrides: Overrides,
): Promise<Registry> {
  const lines = await Promise.all(
    Object.entries(overrides)
      .filter(([, url]) => mayLoadFrom(url, registry.overrideOrigins))
      .map(([name, url]) => lineFrom(name, url).catch(() => undefined)),
  );
  const found = lines.filter((line) => line !== undefined);
  const kept = registry.remotes.filter(({ name }) => !found.some((line) => line.name === name));
  return { ...registry, remotes: [...kept, ...found] };
}

async function lineFrom(name: string, url: string): Promise<RegistryRemote> {
  const response = await fetch(`${url}/release.json`, {
    cache: 'no-cache',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  });
  const release: unknown = await response.json();
  if (!response.ok || !isRemoteRelease(release) || release.name !== name) {
    throw new Error(`There is no release of '${name}' at ${url}.`);
  }
  return registryRelease(release, { baseUrl: url, channel: overrideChannel });
}
