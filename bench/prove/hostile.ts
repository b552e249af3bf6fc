import { parseArgs } from 'node:util';
import { burst } from './hostile/burst.ts';
import { hunt } from './hostile/hunt.ts';
import { printBurst, printFinding, printHunt } from './hostile/report.ts';
import { makeWorld } from './hostile/world.ts';
import { chosenEngines, type Engine } from './running/place.ts';

/** Sends what nobody should: drawn requests over the whole interface, and bombs for every parser. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261121' },
    count: { type: 'string', default: '20000' },
    engines: { type: 'string', default: 'sqlite,postgres' },
    /** One operation, by its name in the document. */
    only: { type: 'string' },
    /** Bombs whose 'parser: name' matches; 'none' for drawn requests alone. */
    bombs: { type: 'string', default: '' },
  },
});

async function prove(engine: Engine): Promise<boolean> {
  const world = await makeWorld(engine);
  try {
    const choice = {
      seed: Number(values.seed),
      count: Number(values.count),
      only: values.only,
    };
    const hunted = await hunt(world, choice, printFinding);
    printHunt(engine, hunted);
    if (values.bombs === 'none') return hunted.findings.length === 0;
    const thrown = await burst(
      world,
      (finding) => process.stdout.write(`${finding}\n`),
      values.bombs,
    );
    printBurst(engine, thrown);
    return hunted.findings.length + thrown.findings.length === 0;
  } finally {
    await world.close();
  }
}

const outcomes: boolean[] = [];
for (const engine of chosenEngines(values.engines)) outcomes.push(await prove(engine));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
