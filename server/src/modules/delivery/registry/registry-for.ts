import { rolePermissions } from '@board/contracts/constants/roles';
import { type Registry, type RegistryRemote, registryShell } from '@board/federation/registry';
import type { Visitor } from '../pages/visitor.ts';
import { isInShare } from './canary-share.ts';
import { compositionOf, shellName, versionsOf } from './composition.ts';
import { type DeliveryState, lineOf, shellReleaseOf } from './delivery-state.ts';

const emptyShell = { version: '', platform: '', runtime: '', shared: {} };

type Pointed = DeliveryState['pointers'][number];

/** Whoever gets the same variant gets the same registry, to the byte. */
export function variantOf(state: DeliveryState, visitor: Visitor | undefined): string {
  const remotes = canaryRemotes(state, visitor);
  return `${state.revision} ${state.pin ?? ''} ${mayOverride(visitor) ? 'o' : ''} ${remotes.join(' ')}`;
}

/** What a visitor is served: `stable`, and `canary` of those remotes that he is to try. */
export function registryFor(
  state: DeliveryState,
  visitor: Visitor | undefined,
  overrideOrigins: readonly string[],
): Registry {
  const served = shellFor(state, visitor);
  const shell = served ? registryShell(shellReleaseOf(served)) : emptyShell;
  const remotes = pointersFor(state, visitor)
    .filter(({ remote }) => remote !== shellName)
    .map((pointer) => remoteLine(state, pointer));
  return {
    format: 1,
    shell,
    remotes,
    composition: compositionOf(versionsOf({ shell, remotes })),
    ...(state.pin === undefined ? {} : { pinned: true }),
    ...(mayOverride(visitor) ? { overrideOrigins: [...overrideOrigins] } : {}),
  };
}

export function shellFor(state: DeliveryState, visitor: Visitor | undefined): Pointed | undefined {
  return pointersFor(state, visitor).find(({ remote }) => remote === shellName);
}

function remoteLine(state: DeliveryState, pointer: Pointed): RegistryRemote {
  const { previous_release: before, previous_base_url: base, channel } = pointer;
  // Who tries a canary that fails falls back to what everybody else has.
  const stable = channel === 'canary' ? stableOf(state, pointer.remote) : undefined;
  const previous =
    stable && stable.version !== pointer.version
      ? lineOf(stable.release, stable.base_url, 'stable')
      : before && lineOf(before, base, channel);
  const withdrawn = state.withdrawn.get(pointer.remote);
  return {
    ...lineOf(pointer.release, pointer.base_url, channel),
    ...(previous ? { previous } : {}),
    ...(withdrawn ? { withdrawn } : {}),
    ...(state.settings.get(pointer.remote)?.disabled ? { disabled: true } : {}),
  };
}

function pointersFor(state: DeliveryState, visitor: Visitor | undefined): Pointed[] {
  const canaries = new Set(canaryRemotes(state, visitor));
  return state.pointers.filter(
    ({ remote, channel }) => (channel === 'canary') === canaries.has(remote),
  );
}

function canaryRemotes(state: DeliveryState, visitor: Visitor | undefined): string[] {
  if (!visitor) return [];
  return state.pointers
    .filter((pointer) => {
      if (pointer.channel !== 'canary') return false;
      const settings = state.settings.get(pointer.remote);
      return (
        settings !== undefined &&
        (settings.canaryPeople.includes(visitor.id) ||
          settings.canaryRoles.includes(visitor.role) ||
          isInShare(visitor.id, pointer, settings.canaryShare))
      );
    })
    .map(({ remote }) => remote);
}

const stableOf = (state: DeliveryState, name: string): Pointed | undefined =>
  state.pointers.find(({ remote, channel }) => remote === name && channel === 'stable');

export const mayOverride = (visitor: Visitor | undefined): boolean =>
  visitor !== undefined && rolePermissions[visitor.role].includes('remotes.override');
