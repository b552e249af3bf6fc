import type { RemoteDescriptor } from './descriptor.ts';
import type { RemoteRelease, ShellRelease } from './release.ts';
import { satisfies } from './version-range.ts';

export interface Incompatibility {
  /** `platform`, `runtime`, `slot header` or the name of a shared module. */
  what: string;
  wanted: string;
  /** Missing when the shell does not have it at all. */
  offered?: string;
}

type Needs = Pick<RemoteRelease, 'platform' | 'runtime' | 'shared'> & {
  descriptor?: Pick<RemoteDescriptor, 'modules' | 'slots'>;
};
type Offer = Pick<ShellRelease, 'platform' | 'runtime' | 'shared' | 'slots'>;
type Pair = [what: string, wanted: string, offered: string | undefined];

/** What a descriptor means that says nothing of a slot's contract. */
const firstContract = '^1.0.0';

/** All that keeps a remote from running in a shell; empty when it fits. */
export function incompatibilities(remote: Needs, shell: Offer): Incompatibility[] {
  const pairs: Pair[] = [
    ['platform', remote.platform, shell.platform],
    ['runtime', remote.runtime, shell.runtime],
    ...Object.entries(remote.shared).map(
      ([name, wanted]): Pair => [name, wanted, shell.shared[name]],
    ),
    ...slotPairs(remote, shell),
  ];
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
