import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/packages.ts';
import { PlainEnd } from '../../../shared/sdk/src/plain-end.ts';
import { type Mutant, plant } from './plant.ts';
import type { Room } from './rooms.ts';
import { type Pass, runPasses, type Told } from './run-passes.ts';

export interface Tried {
  readonly killed: number;
  readonly survivors: readonly Mutant[];
}

/** As many as share a process; each of them may leave something behind. */
const together = 25;

/** Every `every`th change alone, against the tests that pass it; who passes none survives unseen. */
export async function tryMutants(room: Room, every: number): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), 'board-mutants-'));
  try {
    const { sources, mutants } = await plant(room.rules);
    const asked = mutants.filter((_, place) => place % every === 0);
    const planted = join(folder, 'planted');
    writeFileSync(planted, JSON.stringify(sources));
    const files = globSync(room.tests, { cwd: root }).sort();
    const seen = await inTurns(files, (file) => passedBy(file, planted));
    const passes = asked.map(({ id }) => passOf(id, seen)).filter(({ tests }) => tests.length > 0);
    const alone = passes.filter(({ isLoading }) => isLoading).map((pass) => [pass]);
    const groups = inGroups(passes.filter(({ isLoading }) => !isLoading));
    const patience = 10_000 + 4 * Math.max(...seen.map(({ took }) => took));
    const noticed = await inTurns([...groups, ...alone], (group) =>
      noticedOf(group, planted, patience),
    );
    const killed = new Set(noticed.flat());
    const survivors = asked.filter(({ id }) => !killed.has(id));
    return { killed: killed.size, survivors };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Seen extends Told {
  readonly file: string;
  /** With the loading of the product. */
  readonly took: number;
}

/** What hangs without any change. */
const longest = 300_000;

async function passedBy(file: string, planted: string): Promise<Seen> {
  const since = Date.now();
  const { told, output } = await runPasses([{ tests: [{ file }] }], planted, longest);
  const [first] = told;
  if (!first || first.failure !== null)
    throw new PlainEnd(`${file} fails without any change:\n${first?.failure ?? output}`);
  return { file, took: Date.now() - since, ...first };
}

/** The tests that pass a change; all of a file where it is passed before its tests begin. */
function passOf(mutant: string, seen: readonly Seen[]): Pass & { isLoading: boolean } {
  let most = 0;
  const count = (hits = 0): boolean => {
    most += hits;
    return hits > 0;
  };
  let isLoading = false;
  const tests = seen.flatMap(({ file, loading, perTest = {} }) => {
    const isLoaded = count(loading?.[mutant]);
    isLoading ||= isLoaded;
    const names = Object.keys(perTest).filter((name) => count(perTest[name]?.[mutant]));
    if (isLoaded || names.includes('hooks')) return [{ file }];
    return names.length > 0 ? [{ file, names }] : [];
  });
  return { mutant, most: 100 * most + 10_000, tests, isLoading };
}

const inGroups = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, together), ...inGroups(items.slice(together))];

/** One process for all of them, another for those after one that never ends, and two where one left something behind. */
async function noticedOf(
  passes: readonly Pass[],
  planted: string,
  patience: number,
): Promise<string[]> {
  if (passes.length === 0) return [];
  const isAlone = passes.length === 1;
  const all = isAlone ? passes : [...passes, { tests: allTests(passes) }];
  const { told } = await runPasses(all, planted, patience);
  const red = new Set(told.filter(({ failure }) => failure !== null).map(({ pass }) => pass));
  // Whose process ended or told nothing for too long is a loop, or brings it down: noticed.
  const ended = all.findIndex(
    ({ tests }, pass) => told.filter((line) => line.pass === pass).length < tests.length,
  );
  if (ended >= 0) red.add(ended);
  if (!isAlone && red.has(passes.length)) {
    const half = Math.ceil(passes.length / 2);
    return each([passes.slice(0, half), passes.slice(half)]);
  }
  const noticed = passes.flatMap(({ mutant }, pass) => (red.has(pass) ? (mutant ?? []) : []));
  return ended < 0 ? noticed : [...noticed, ...(await each([passes.slice(ended + 1)]))];

  async function each(groups: readonly (readonly Pass[])[]): Promise<string[]> {
    return (await inTurns(groups, (group) => noticedOf(group, planted, patience), 1)).flat();
  }
}

function allTests(passes: readonly Pass[]): Pass['tests'] {
  const byFile = Map.groupBy(
    passes.flatMap(({ tests }) => tests),
    ({ file }) => file,
  );
  return [...byFile].map(([file, each]) => {
    const names = each.flatMap((one) => one.names ?? []);
    return each.every((one) => one.names) ? { file, names } : { file };
  });
}

/** As many at once as there are cores. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = availableParallelism(),
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, item] = next;
      results[place] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
