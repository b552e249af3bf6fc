import { type Instance, startInstance } from '../../e2e/harness/instance.ts';
import { given } from '../given.ts';
import { races } from './race/races.ts';
import { runners } from './race/scene.ts';
import { registerPerson } from './running/person.ts';
import { type Engine, makePlace, proveOn } from './running/place.ts';

/** Lets everybody do the same thing in the same moment, on PostgreSQL through two instances. */
const { rounds, engines } = given({ rounds: 10, engines: 'sqlite,postgres' });

async function prove(engine: Engine): Promise<boolean> {
  const started = performance.now();
  const place = await makePlace(engine);
  const instances: Instance[] = [];
  const findings: string[] = [];
  try {
    // One after the other: the first makes the tables.
    for (let count = engine === 'postgres' ? 2 : 1; count > 0; count -= 1) {
      instances.push(await startInstance(place.environment));
    }
    const urls = instances.map(({ url }) => url);
    for (const [name, race] of Object.entries(races)) {
      for (let round = 0; round < rounds; round += 1) {
        const person = await registerPerson(urls[0] ?? '');
        findings.push(...(await race({ person, urls })).map((finding) => `${name}: ${finding}`));
      }
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
    await place.remove();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(
    [
      `${engine}: ${Object.keys(races).length} races of up to ${runners} at once, ${rounds} rounds each, through ${instances.length} instance(s), in ${seconds} s`,
      `lost, doubled, overwritten or miscounted: ${findings.length}`,
      ...findings.slice(0, 20),
      '',
    ].join('\n'),
  );
  return findings.length === 0;
}

await proveOn(engines, prove);
