import type { Registry, RegistryRelease, RegistryRemote } from '@board/federation/registry';

/** What an open page has, with what was switched off or on, or withdrawn, since. */
export function followed(registry: Registry, next: Registry): Registry {
  const remotes = registry.remotes.map(({ disabled: _, previous, ...remote }) => {
    const now = next.remotes.find(({ name }) => name === remote.name);
    if (now?.withdrawn?.includes(remote.version)) return now;
    const { disabled, withdrawn } = now ?? {};
    const fallback = fallbackOf(remote.version, previous, now);
    return {
      ...remote,
      ...(fallback && { previous: fallback }),
      ...(disabled && { disabled }),
      ...(withdrawn && { withdrawn }),
    };
  });
  return { ...registry, remotes };
}

/** What it falls back to may have been withdrawn: then to what is served, or was before that. */
function fallbackOf(
  version: string,
  previous: RegistryRelease | undefined,
  now: RegistryRemote | undefined,
): RegistryRelease | undefined {
  if (!previous || !now?.withdrawn?.includes(previous.version)) return previous;
  return [now, now.previous].find((each) => each !== undefined && each.version !== version);
}
