import type { Role } from '@board/contracts/constants/roles';
import type { Registry } from '@board/federation/registry';
import { remotesFor } from '../remotes/remotes-here.ts';

/** The addresses of all of this site's files that this person may come to need. */
export function filesFor(registry: Registry, role: Role): string[] {
  const { shell } = registry;
  const files = [
    ...(shell.files ?? []),
    ...remotesFor(registry, role).flatMap((remote) => remote.files),
  ];
  return [...files.map(({ url }) => url), ...(shell.later ?? [])]
    .map((url) => new URL(url, location.origin))
    .filter(({ origin }) => origin === location.origin)
    .map(({ href }) => href);
}
