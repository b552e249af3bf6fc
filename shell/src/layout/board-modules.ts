import type { Locale } from '@board/contracts/constants/locales';
import type { ModuleDescriptor } from '@board/federation/descriptor';
import type { Registry } from '@board/federation/registry';

/** A module as the registry's descriptors tell of it; its code may not be here yet, or ever. */
export interface BoardModule extends ModuleDescriptor {
  remote: string;
}

/** Everything that can stand on the board. What an admin switched off is not there at all. */
export function boardModules(registry: Registry): BoardModule[] {
  return registry.remotes.flatMap((remote) =>
    remote.disabled
      ? []
      : remote.descriptor.modules.map((module) => ({ ...module, remote: remote.name })),
  );
}

export function hostsOf(modules: readonly BoardModule[]): BoardModule[] {
  return modules.filter((module) => module.partOf === undefined).sort(byOrder);
}

export function partsOf(modules: readonly BoardModule[], hostId: string): BoardModule[] {
  return modules.filter((module) => module.partOf === hostId).sort(byOrder);
}

export function titleOf(module: Pick<BoardModule, 'title'>, locale: Locale): string {
  return module.title[locale];
}

function byOrder(a: BoardModule, b: BoardModule): number {
  return a.order - b.order || (a.id < b.id ? -1 : 1);
}
