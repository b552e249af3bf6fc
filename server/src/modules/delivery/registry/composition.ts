import { createHash } from 'node:crypto';
import type { Registry } from '@board/federation/registry';

/** It is released as remotes are. */
export const shellName = 'shell';

export type Versions = Readonly<Record<string, string>>;

/** remote -> version, of all that a page is made of. */
export function versionsOf({ shell, remotes }: Pick<Registry, 'shell' | 'remotes'>): Versions {
  return Object.fromEntries(
    [
      ...(shell.version === '' ? [] : [[shellName, shell.version] as const]),
      ...remotes.map(({ name, version }) => [name, version] as const),
    ].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export const compositionOf = (versions: Versions): string =>
  createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, 12);
