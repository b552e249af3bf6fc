import type { Registry } from '@board/federation/registry';

/** What an open page has, with what was switched off or on, or withdrawn, since. */
export function followed(registry: Registry, next: Registry): Registry {
  const remotes = registry.remotes.map(({ disabled: _, ...remote }) => {
    const now = next.remotes.find(({ name }) => name === remote.name);
    if (now?.withdrawn?.includes(remote.version)) return now;
    const { disabled, withdrawn } = now ?? {};
    return { ...remote, ...(disabled && { disabled }), ...(withdrawn && { withdrawn }) };
  });
  return { ...registry, remotes };
}
