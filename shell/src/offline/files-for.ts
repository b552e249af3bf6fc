import type { Role } from '@board/contracts/constants/roles';
import type { Registry } from '@board/federation/registry';
import { mayUse } from '../remotes/may-use.ts';

/** The addresses of all of this site's files that this person may come to need. */
export function filesFor({ shell, remotes }: Registry, role: Role): string[] {
  const files = [
    ...(shell.files ?? []),
    ...remotes
      .filter(({ disabled, descriptor }) => !disabled && mayUse(descriptor, role))
      .flatMap((remote) => remote.files),
  ];
  return [...files.map(({ url }) => url), ...(shell.later ?? [])]
    .map((url) => new URL(url, location.origin))
    .filter(({ origin }) => origin === location.origin)
    .map(({ href }) => href);
}
