import { columns } from '@board/contracts/constants/modules';
import type { ModulePlace } from '@board/contracts/schemas/system';
import type { DeliveryState } from './delivery-state.ts';
import { registryFor } from './registry-for.ts';

const known = new WeakMap<DeliveryState, readonly ModulePlace[]>();

/** Every module that everybody is served, where its descriptor puts it; parts after their hosts. */
export function knownModules(state: DeliveryState): readonly ModulePlace[] {
  const made = known.get(state) ?? modulesOf(state);
  known.set(state, made);
  return made;
}

function modulesOf(state: DeliveryState): ModulePlace[] {
  return registryFor(state, undefined, [])
    .remotes.flatMap(({ disabled, descriptor }) => (disabled ? [] : descriptor.modules))
    .sort(
      (a, b) =>
        Number(a.partOf !== undefined) - Number(b.partOf !== undefined) ||
        columns.indexOf(a.column) - columns.indexOf(b.column) ||
        a.order - b.order ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ id, column }) => ({ id, visible: true, column }));
}
