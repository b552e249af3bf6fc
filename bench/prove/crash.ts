import { type Instance, startInstance } from '../../e2e/harness/instance.ts';
import { given } from '../given.ts';
import { cycle, type Tally } from './crash/cycle.ts';
import { type Engine, makePlace, proveOn } from './running/place.ts';

/** Kills the server at random moments while people write, and looks for what it had promised. */
const { cycles, engines } = given({ cycles: 200, engines: 'sqlite,postgres' });

async function prove(engine: Engine): Promise<boolean> {
  const started = performance.now();
  const place = await makePlace(engine);
  const tally: Tally = { acknowledged: 0, underWay: 0, findings: [] };
  let running: Instance | undefined;
  try {
    running = await startInstance(place.environment);
    for (let done = 1; done <= cycles; done += 1) {
      running = await cycle(running, place.environment, tally);
      if (done % 50 === 0) process.stdout.write(`${engine}: ${done} of ${cycles} cycles\n`);
    }
  } finally {
    await running?.kill();
    await place.remove();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(
    [
      `${engine}: ${cycles} times killed during ${tally.acknowledged} acknowledged writes, ${tally.underWay} more under way, in ${seconds} s`,
      `lost, doubled, overwritten or miscounted: ${tally.findings.length}`,
      ...tally.findings.slice(0, 20),
      '',
    ].join('\n'),
  );
  return tally.findings.length === 0 && tally.acknowledged > 0;
}

await proveOn(engines, prove);
