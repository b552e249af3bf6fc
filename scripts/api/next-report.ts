import type { Advice, OfferedNames } from '../../shared/federation/names.ts';
import type { Declarations } from './declarations.ts';
import { deprecationsOf, digestsOf } from './digests.ts';
import type { Report } from './report.ts';
import { type HousePackage, modulesOf } from './shown-modules.ts';
import { type Asked, stillFitting } from './still-fits.ts';

export interface Change {
  report: Report;
  added: string[];
  /** Changed so that whoever was built before goes on. */
  kept: string[];
  /** Gone, or changed so that whoever was built before would break. */
  broken: string[];
  /** In use still, and not for ever. */
  deprecated: string[];
}

/** The report of the sources as they are, measured against the former one. */
export async function nextReport(
  name: HousePackage,
  all: Declarations,
  former: Report | undefined,
): Promise<Change> {
  const declarations = new Map([...all].filter(([path]) => path.startsWith(`shared/${name}/`)));
  const doors = modulesOf(name);
  const now = doors.map(({ module, door }) => ({ module, door, names: digestsOf(all, door) }));
  const changed = now.flatMap(({ module, door, names }): Asked[] =>
    Object.entries(names)
      .filter(([each, digest]) => {
        const known = former?.modules[module]?.[each];
        return known !== undefined && known[0] !== digest;
      })
      .map(([each]) => ({ door, name: each })),
  );
  const before = former?.declarations ?? new Map();
  const fitting = await stillFitting(name, { before, asked: changed });
  const isFitting = (door: string, each: string) =>
    [...fitting].some((asked) => asked.door === door && asked.name === each);

  const change: Omit<Change, 'report'> = { added: [], kept: [], broken: [], deprecated: [] };
  const modules: OfferedNames = {};
  for (const { module, door, names } of now) {
    const were = former?.modules[module] ?? {};
    const lines: Record<string, readonly string[]> = {};
    for (const [each, digest] of Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const known = were[each];
      lines[each] = [digest];
      if (!known) change.added.push(`${module} ${each}`);
      else if (known[0] === digest) lines[each] = known;
      else if (isFitting(door, each)) {
        lines[each] = [digest, ...known.filter((older) => older !== digest)];
        change.kept.push(`${module} ${each}`);
      } else change.broken.push(`${module} ${each}`);
    }
    modules[module] = lines;
  }
  for (const [module, names] of Object.entries(former?.modules ?? {})) {
    for (const each of Object.keys(names)) {
      if (!modules[module]?.[each]) change.broken.push(`${module} ${each}`);
    }
  }
  const deprecated: Advice = {};
  for (const { module, door } of doors) {
    const advice = deprecationsOf(all, door);
    if (Object.keys(advice).length > 0) deprecated[module] = advice;
    for (const each of Object.keys(advice)) {
      if (!former?.deprecated?.[module]?.[each]) change.deprecated.push(`${module} ${each}`);
    }
  }
  const version = former ? nextVersion(former.version, change) : '1.0.0';
  return { ...change, report: { version, modules, deprecated, declarations } };
}

export function nextVersion(
  version: string,
  { added, kept, broken, deprecated }: Omit<Change, 'report'>,
): string {
  const [major = 1, minor = 0] = version.split('.').map(Number);
  if (broken.length > 0) return `${major + 1}.0.0`;
  return added.length + kept.length + deprecated.length > 0 ? `${major}.${minor + 1}.0` : version;
}
