import { join } from 'node:path';
import { readRemote } from '../build/read-remote.ts';
import { PlainEnd } from '../plain-end.ts';
import { buildBundle } from '../ship/build-bundle.ts';
import { type Shippable, ship as shipIt } from '../ship/ship.ts';
import { contractTests } from '../tests/contract-tests.ts';

export async function ship(words: string[]): Promise<number> {
  await shipIt(words, ([unknown]) => {
    if (unknown !== undefined) throw new PlainEnd(`There is nothing called '${unknown}' to ship.`);
    return here();
  });
  return 0;
}

/** The remote in whose folder somebody stands. */
export function here(): Shippable {
  const { name, folder } = readRemote(process.cwd());
  return {
    name,
    build: () => buildBundle({ name, folder, dist: join(folder, 'dist') }),
    test: () => contractTests(name, folder),
  };
}
