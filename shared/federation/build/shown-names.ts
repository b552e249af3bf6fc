import type { Compilation } from '@rspack/core';
import type { OfferedNames } from '../names.ts';

/** The source that is the door of a module of the house, within the checkout. */
export function doorOf(module: string): string {
  const [, name = '', part] = module.split('/');
  const source = `shared/${name}/src`;
  if (part === undefined) return `${source}/index.ts`;
  return name === 'ui' ? `${source}/${part}/index.ts` : `${source}/${part}.ts`;
}

/**
 * A shell is judged by the names that the reports say it offers. Where its build shows others, the
 * reports are of other sources.
 */
export function refuseUnreported(compilation: Compilation, offered: OfferedNames): void {
  for (const [module, names] of Object.entries(offered)) {
    const shown = shownBy(compilation, doorOf(module));
    const differing = [...shown, ...Object.keys(names)].filter(
      (name) => !(shown.has(name) && name in names),
    );
    if (differing.length === 0) continue;
    const message = `${module} shows something else than was written down (${differing.join(', ')}): run pnpm api.`;
    compilation.errors.push(new Error(message));
  }
}

function shownBy(compilation: Compilation, door: string): Set<string> {
  for (const module of compilation.modules) {
    if (!module.nameForCondition()?.replaceAll('\\', '/').endsWith(`/${door}`)) continue;
    const shown = compilation.moduleGraph.getProvidedExports(module);
    if (Array.isArray(shown)) return new Set(shown);
  }
  throw new Error(`The build of the shell has no ${door}.`);
}
