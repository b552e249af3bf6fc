import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/packages.ts';
import { PlainEnd } from '../../../shared/sdk/src/plain-end.ts';
import { type Mutant, plant } from './plant.ts';
import type { Room } from './rooms.ts';
import { runTests } from './run-tests.ts';

export interface Tried {
  readonly killed: number;
  readonly survivors: readonly Mutant[];
}

/** Each change alone, against the tests that pass it; who passes none survives unseen. */
export async function tryMutants(room: Room): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), 'board-mutants-'));
  try {
    const { sources, mutants } = await plant(room.rules);
    const PLANTED = join(folder, 'planted.json');
    writeFileSync(PLANTED, JSON.stringify(sources));
    const tests = globSync(room.tests, { cwd: root }).sort();
    const passed = await inTurns(tests, (test) => passedBy(test, PLANTED, folder));
    const survivors = await inTurns(mutants, async (mutant) => {
      const seen = passed.filter(({ hits }) => hits[mutant.id]);
      if (seen.length === 0) return [mutant];
      const most = Math.max(...seen.map(({ hits }) => hits[mutant.id] ?? 0));
      const env = { PLANTED, MUTANT: mutant.id, MOST_HITS: `${100 * most + 10_000}` };
      const files = seen.map(({ test }) => test);
      return (await runTests(files, env)).isGreen ? [mutant] : [];
    });
    return {
      killed: mutants.length - survivors.flat().length,
      survivors: survivors.flat(),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function passedBy(test: string, PLANTED: string, folder: string) {
  const SEEN = join(folder, `${test.replaceAll('/', '+')}.json`);
  const { isGreen, output } = await runTests([test], { PLANTED, SEEN });
  if (!isGreen) throw new PlainEnd(`${test} fails without any change:\n${output}`);
  const hits: Readonly<Record<string, number>> = JSON.parse(readFileSync(SEEN, 'utf8'));
  return { test, hits };
}

/** As many at once as there are cores. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, item] = next;
      results[place] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
