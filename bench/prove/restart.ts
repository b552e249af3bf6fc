import { type Instance, startInstance } from '../../e2e/harness/instance.ts';
import { given } from '../given.ts';
import { cycle, type Tally } from './restart/cycle.ts';
import { type Engine, makePlace, proveOn } from './running/place.ts';

/** Restarts the server in order while people write: nobody loses anything or hears anything strange. */
const { cycles, engines } = given({ cycles: 5, engines: 'sqlite,postgres' });
/** Docker and systemd kill a server that takes longer; nearly always it is less than two seconds. */
const longestStopMs = 10_000;

async function prove(engine: Engine): Promise<boolean> {
  const place = await makePlace(engine);
  const tally: Tally = {
    answered: 0,
    declared: 0,
    refused: 0,
    cut: 0,
    longestStopMs: 0,
    findings: [],
  };
  let running: Instance | undefined;
  try {
    running = await startInstance(place.environment);
    for (let done = 0; done < cycles; done += 1) {
      running = await cycle(running, place.environment, tally);
    }
  } finally {
    await running?.kill();
    await place.remove();
  }
  if (tally.longestStopMs > longestStopMs) tally.findings.push('It took too long to end');
  if (tally.cut > tally.declared) tally.findings.push('More were cut than were told');
  const figures = [
    [`restarts on ${engine}`, cycles],
    ['answered', tally.answered],
    ['refused with 503, Retry-After and a request id', tally.declared],
    ['connection refused', tally.refused],
    ['connection closed before anything was done', tally.cut],
    ['longest from signal to end, ms', Math.round(tally.longestStopMs)],
    ['lost, done without an answer, or strange', tally.findings.length],
  ] as const;
  for (const [what, figure] of figures) {
    process.stdout.write(`${what.padEnd(48)}${String(figure).padStart(8)}\n`);
  }
  process.stdout.write([...tally.findings.slice(0, 20), '', ''].join('\n'));
  return tally.findings.length === 0 && tally.answered > 0;
}

await proveOn(engines, prove);
