import type { RemoteRelease, ShellRelease } from './release.ts';
import { satisfies } from './version-range.ts';

export interface Incompatibility {
  /** `platform`, `runtime` or the name of a shared module. */
  what: string;
  wanted: string;
  /** Missing when the shell does not have it at all. */
  offered?: string;
}

type Needs = Pick<RemoteRelease, 'platform' | 'runtime' | 'shared'>;
type Offer = Pick<ShellRelease, 'platform' | 'runtime' | 'shared'>;

/** All that keeps a remote from running in a shell; empty when it fits. */
export function incompatibilities(remote: Needs, shell: Offer): Incompatibility[] {
  const pairs: [what: string, wanted: string, offered: string | undefined][] = [
    ['platform', remote.platform, shell.platform],
    ['runtime', remote.runtime, shell.runtime],
    ...Object.entries(remote.shared).map(([name, wanted]): [string, string, string | undefined] => [
      name,
      wanted,
      shell.shared[name],
    ]),
  ];
  return pairs
    .filter(([, wanted, offered]) => offered === undefined || !satisfies(offered, wanted))
    .map(([what, wanted, offered]) =>
      offered === undefined ? { what, wanted } : { what, wanted, offered },
    );
}
