import type { Compilation } from '@rspack/core';
import { isHouseModule, type OfferedNames, type UsedNames } from '../names.ts';

/**
 * What a remote's build takes from the modules of the house, name by name, with the signature that
 * each has in this checkout. What hides its names is an error of the build.
 */
export function usedNames(
  compilation: Compilation,
  remote: string,
  offered: OfferedNames,
): UsedNames {
  const used: UsedNames = {};
  for (const { module, importer, ids } of sharedImports(compilation, remote)) {
    const [name] = ids;
    const digest = name === undefined ? undefined : offered[module]?.[name]?.[0];
    if (name !== undefined && digest !== undefined) {
      used[module] = { ...used[module], [name]: digest };
    } else {
      const what =
        name === undefined
          ? `takes ${module} as a whole, which hides what it needs: import its names.`
          : `imports '${name}', which ${module} does not show (pnpm api writes down what it does).`;
      compilation.errors.push(new Error(`${importer} ${what}`));
    }
  }
  return sorted(used);
}

interface SharedImport {
  module: string;
  importer: string;
  /** The path of names that is read of it; empty for the whole. */
  ids: readonly string[];
}

function* sharedImports(compilation: Compilation, runtime: string): Generator<SharedImport> {
  for (const shared of compilation.modules) {
    if (shared.type !== 'consume-shared-module') continue;
    const module = /\) (@?[^@\s]+)@/.exec(shared.identifier())?.[1] ?? '';
    if (!isHouseModule(module)) continue;
    for (const connection of compilation.moduleGraph.getIncomingConnections(shared)) {
      const { dependency, originModule } = connection;
      const isLazy = dependency.type === 'import()';
      const { ids } = dependency;
      if (!(isLazy || ids) || connection.getActiveState(runtime) === false) continue;
      const importer = originModule?.nameForCondition() ?? 'A source';
      yield { module, importer, ids: ids ?? [] };
    }
  }
}

/** The same sources make the same release. */
function sorted(used: UsedNames): UsedNames {
  const inOrder = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  return inOrder(
    Object.fromEntries(Object.entries(used).map(([module, names]) => [module, inOrder(names)])),
  );
}
