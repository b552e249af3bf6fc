import { type Column, columns } from '@board/contracts/constants/modules';
import type { ModulePlace } from '@board/platform';
import { type BoardModule, hostsOf } from './board-modules.ts';

/** Hosts by column, in order; every host is in exactly one, shown or not. */
export type Arrangement = Readonly<Record<Column, readonly BoardModule[]>>;

/** What was saved rules; a module that nobody has placed yet stands where its descriptor says. */
export function arrange(
  modules: readonly BoardModule[],
  layout: readonly ModulePlace[],
): Arrangement {
  const saved = new Map(layout.map((place) => [place.id, place]));
  const columnOf = (module: BoardModule) => saved.get(module.id)?.column ?? module.column;
  const hosts = hostsOf(modules);
  const placed = hosts
    .filter((module) => saved.has(module.id))
    .sort((a, b) => (saved.get(a.id)?.order ?? 0) - (saved.get(b.id)?.order ?? 0));
  const unplaced = hosts.filter((module) => !saved.has(module.id));
  const all = [...placed, ...unplaced];
  return {
    left: all.filter((module) => columnOf(module) === 'left'),
    middle: all.filter((module) => columnOf(module) === 'middle'),
    right: all.filter((module) => columnOf(module) === 'right'),
  };
}

export function isVisible(layout: readonly ModulePlace[], id: string): boolean {
  return layout.find((place) => place.id === id)?.visible ?? true;
}

/** The layout in full: every module with its place, so that what is saved needs no defaults. */
export function layoutOf(
  modules: readonly BoardModule[],
  arrangement: Arrangement,
  visible: (id: string) => boolean,
): ModulePlace[] {
  const places = columns.flatMap((column) =>
    arrangement[column].map((host, order) => ({
      id: host.id,
      visible: visible(host.id),
      column,
      order,
    })),
  );
  const parts = modules
    .filter((module) => module.partOf !== undefined)
    .map((part) => {
      const host = places.find((place) => place.id === part.partOf);
      return {
        id: part.id,
        visible: visible(part.id),
        column: host?.column ?? part.column,
        order: part.order,
      };
    });
  return [...places, ...parts];
}

/** Takes a host out of its column and puts it in before the given place of another, or of its own. */
export function moveHost(
  arrangement: Arrangement,
  id: string,
  column: Column,
  index: number,
): Arrangement {
  const host = columns.flatMap((each) => arrangement[each]).find((each) => each.id === id);
  if (!host) return arrangement;
  const without = (each: Column) => arrangement[each].filter((other) => other.id !== id);
  return {
    left: without('left'),
    middle: without('middle'),
    right: without('right'),
    [column]: without(column).toSpliced(index, 0, host),
  };
}

export interface Place {
  column: Column;
  index: number;
}

/** Where a host stands; of a column itself its end. */
export function placeOf(arrangement: Arrangement, id: string): Place | undefined {
  for (const column of columns) {
    if (id === column) return { column, index: arrangement[column].length };
    const index = arrangement[column].findIndex((module) => module.id === id);
    if (index >= 0) return { column, index };
  }
  return undefined;
}
