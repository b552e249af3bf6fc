import { type Instance, startInstance } from '../../e2e/harness/instance.ts';
import { given } from '../given.ts';
import { compare } from './delivery/compare.ts';
import { cycle, type Tally } from './delivery/cycle.ts';
import { waitForJobs } from './delivery/jobs.ts';
import { openPostOffice } from './delivery/post-office.ts';
import { gather } from './delivery/recipients.ts';
import { type Engine, makePlace, proveOn } from './running/place.ts';

/** Kills the server while mails and pushes go out, and looks for what arrived of the promised. */
const { cycles, engines } = given({ cycles: 20, engines: 'sqlite,postgres' });
/** What a kill can find under way, and only that arrives again. */
const jobsAtOnce = 5;

async function prove(engine: Engine): Promise<boolean> {
  const started = performance.now();
  const place = await makePlace(engine);
  const office = await openPostOffice();
  const environment: Record<string, string> = {
    ...place.environment,
    ...office.environment,
    TRUST_PROXY: 'true',
  };
  const tally: Tally = { promises: [], broadcasts: 0, findings: [] };
  let running: Instance | undefined;
  try {
    running = await startInstance(environment);
    const people = await gather(running.url, environment.ADMIN_PASSWORD ?? '', office);
    for (let number = 0; number < cycles; number += 1) {
      running = await cycle(running, { environment, office, people, number }, tally);
    }
    const lastKill = performance.now();
    tally.findings.push(...(await waitForJobs(running.url, people.admin)));
    const { lines, findings } = await compare(
      running.url,
      people,
      office,
      tally,
      cycles * jobsAtOnce,
    );
    tally.findings.push(...findings);
    process.stdout.write(
      [
        `${engine}: killed ${cycles} times while ${tally.promises.length} notifications went out, ${tally.broadcasts} of them to ${people.recipients.length} people, in ${secondsSince(started)} s; the last arrived ${secondsSince(lastKill)} s after the last start`,
        ...lines,
        `  lost, doubled where it may not be, or strange: ${tally.findings.length}`,
        ...tally.findings.slice(0, 20).map((finding) => `    ${finding}`),
        '',
      ].join('\n'),
    );
  } finally {
    await running?.kill();
    await office.close();
    await place.remove();
  }
  return tally.findings.length === 0 && tally.promises.length > 0;
}

const secondsSince = (moment: number): string => ((performance.now() - moment) / 1000).toFixed(0);

await proveOn(engines, prove);
