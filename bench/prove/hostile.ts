import { given } from '../given.ts';
import { burst } from './hostile/burst.ts';
import { hunt } from './hostile/hunt.ts';
import { printBurst, printFinding, printHunt } from './hostile/report.ts';
import { makeWorld } from './hostile/world.ts';
import { type Engine, proveOn } from './running/place.ts';

/** Sends what nobody should: drawn requests over the whole interface, and bombs for every parser. */
const { seed, count, engines, only, bombs } = given({
  seed: 20_261_121,
  count: 20_000,
  engines: 'sqlite,postgres',
  /** One operation, by its name in the document. */
  only: '',
  /** Bombs whose 'parser: name' matches; 'none' for drawn requests alone. */
  bombs: '',
});

async function prove(engine: Engine): Promise<boolean> {
  const world = await makeWorld(engine);
  try {
    const choice = { seed, count, only: only || undefined };
    const hunted = await hunt(world, choice, printFinding);
    printHunt(engine, hunted);
    const found = hunted.findings.length + hunted.refused.length;
    if (bombs === 'none') return found === 0;
    const thrown = await burst(world, (finding) => process.stdout.write(`${finding}\n`), bombs);
    printBurst(engine, thrown);
    return found + thrown.findings.length === 0;
  } finally {
    await world.close();
  }
}

await proveOn(engines, prove);
