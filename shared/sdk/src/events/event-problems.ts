import { readEvent } from '@board/federation/agreements';
import type { RemoteDescriptor } from '@board/federation/descriptor';
import { saidEvents } from './said-events.ts';

/** Where `events` of a `remote.json` and the sources of its remote differ, in words. */
export function eventProblems(
  sources: ReadonlyMap<string, string>,
  declared: RemoteDescriptor['events'],
): string[] {
  const all = { in: new Set<string>(), out: new Set<string>() };
  const problems: string[] = [];
  for (const [path, source] of sources) {
    const said = saidEvents(source, { tsx: path.endsWith('x') });
    for (const name of said.in) all.in.add(name);
    for (const name of said.out) all.out.add(name);
    problems.push(...said.hidden.map((what) => `${path} ${what}.`));
  }
  for (const [way, verb] of [
    ['in', 'hears'],
    ['out', 'says'],
  ] as const) {
    const told = new Set(declared[way].map((each) => readEvent(each).name));
    for (const name of told) {
      if (!all[way].has(name))
        problems.push(`remote.json says that it ${verb} '${name}', and no source does.`);
    }
    for (const name of all[way]) {
      if (!told.has(name))
        problems.push(`A source ${verb} '${name}', and remote.json does not say so.`);
    }
  }
  return problems;
}
