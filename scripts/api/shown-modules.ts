import { doorOf } from '../../shared/federation/build/shown-names.ts';
import { lateModules, readyModules } from '../../shared/federation/shared-modules.ts';

export const housePackages = ['platform', 'ui'] as const;
export type HousePackage = (typeof housePackages)[number];

/** Modules of the house that the shell hands to remotes, each with the file that is its door. */
export function modulesOf(name: HousePackage): { module: string; door: string }[] {
  return [...readyModules, ...lateModules]
    .filter((module) => `${module}/`.startsWith(`@board/${name}/`))
    .map((module) => ({ module, door: doorOf(module) }));
}
