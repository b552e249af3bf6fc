import { differingAgreements, type Unmet, unmet } from './agreements.ts';
import type { RemoteDescriptor } from './descriptor.ts';
import {
  isHouseModule,
  type OfferedNames,
  type UnmetName,
  type UsedNames,
  unmetNames,
} from './names.ts';
import type { RemoteRelease, ShellRelease } from './release.ts';
import { satisfies } from './version-range.ts';

/** `what` may be `platform`, `runtime` or the name of a shared module, too. */
export interface Incompatibility extends Unmet {
  /** Set when `wanted` is a name of the module `what`: it is gone, or not what it was. */
  name?: UnmetName['why'];
}

type Needs = Pick<RemoteRelease, 'platform' | 'runtime' | 'shared' | 'uses'> & {
  descriptor?: RemoteDescriptor;
};
/** All of a shell that remotes may need. */
export type Offer = Pick<
  ShellRelease,
  'platform' | 'runtime' | 'shared' | 'slots' | 'events' | 'offers'
>;
type Pair = [what: string, wanted: string, offered: string | undefined];

/** All that keeps a remote from running in a shell; empty when it fits. */
export function incompatibilities(remote: Needs, shell: Offer): Incompatibility[] {
  const { uses, descriptor } = remote;
  const { offers } = shell;
  // Names say more than versions; where either side is from before they were recorded, versions decide.
  const byName = uses !== undefined && offers !== undefined;
  const pairs: Pair[] = [
    ...(byName ? [] : [['platform', remote.platform, shell.platform] satisfies Pair]),
    ['runtime', remote.runtime, shell.runtime],
    ...Object.entries(remote.shared)
      .filter(([name]) => !(byName && isHouseModule(name)))
      .map(([name, wanted]): Pair => [name, wanted, shell.shared[name]]),
  ];
  return [
    ...(byName ? namesUnmet(uses, offers) : []),
    ...rangesUnmet(pairs),
    ...(descriptor ? differingAgreements({ descriptor }, { ...shell, name: 'shell' }) : []),
  ];
}

function namesUnmet(uses: UsedNames, offers: OfferedNames): Incompatibility[] {
  return unmetNames(uses, offers).map(({ module, name, why }) => ({
    what: module,
    wanted: name,
    name: why,
  }));
}

function rangesUnmet(pairs: readonly Pair[]): Incompatibility[] {
  return pairs
    .filter(([, wanted, offered]) => offered === undefined || !satisfies(offered, wanted))
    .map((pair) => unmet(...pair));
}
