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

export interface Incompatibility {
  /** `platform`, `runtime`, `slot header` or the name of a shared module. */
  what: string;
  wanted: string;
  /** Missing when the shell does not have it at all. */
  offered?: string;
  /** Set when `wanted` is a name of the module `what`: it is gone, or not what it was. */
  name?: UnmetName['why'];
}

type Needs = Pick<RemoteRelease, 'platform' | 'runtime' | 'shared' | 'uses'> & {
  descriptor?: Pick<RemoteDescriptor, 'modules' | 'slots'>;
};
type Offer = Pick<ShellRelease, 'platform' | 'runtime' | 'shared' | 'slots' | 'offers'>;
type Pair = [what: string, wanted: string, offered: string | undefined];

/** What a descriptor means that says nothing of a slot's contract. */
const firstContract = '^1.0.0';

/** All that keeps a remote from running in a shell; empty when it fits. */
export function incompatibilities(remote: Needs, shell: Offer): Incompatibility[] {
  const { uses } = remote;
  const { offers } = shell;
  // Names say more than versions; where either side is from before they were recorded, versions decide.
  const byName = uses !== undefined && offers !== undefined;
  const pairs: Pair[] = [
    ...(byName ? [] : [['platform', remote.platform, shell.platform] satisfies Pair]),
    ['runtime', remote.runtime, shell.runtime],
    ...Object.entries(remote.shared)
      .filter(([name]) => !(byName && isHouseModule(name)))
      .map(([name, wanted]): Pair => [name, wanted, shell.shared[name]]),
    ...slotPairs(remote, shell),
  ];
  return [...(byName ? namesUnmet(uses, offers) : []), ...rangesUnmet(pairs)];
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
    .map(([what, wanted, offered]) =>
      offered === undefined ? { what, wanted } : { what, wanted, offered },
    );
}

function slotPairs({ descriptor }: Needs, { slots }: Offer): Pair[] {
  if (!descriptor || !slots) return [];
  const wanted = [
    ...descriptor.modules.map(({ contract }) => ['board', contract] as const),
    ...descriptor.slots.map(({ slot, contract }) => [slot, contract] as const),
  ].map(([slot, contract = firstContract]) => `${slot} ${contract}`);
  return [...new Set(wanted)].map((each): Pair => {
    const [slot = '', contract = ''] = each.split(' ');
    return [`slot ${slot}`, contract, slots[slot]];
  });
}
