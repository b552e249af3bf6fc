import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Instance, startInstance } from '../../../e2e/harness/instance.ts';
import { compare } from '../running/compare.ts';
import { someWriters, type Thing } from '../running/thing.ts';
import { type Outcomes, WatchedPerson } from './watched-person.ts';

export interface Tally extends Outcomes {
  longestStopMs: number;
}

/** From the beginning of the writes to the signal. */
const longestMs = 800;

/**
 * People write at once until the server is told to end; another is started and compared. What got
 * no answer, or a refusal, must not have been done. Answers the server that runs now.
 */
export async function cycle(
  running: Instance,
  environment: Record<string, string>,
  tally: Tally,
): Promise<Instance> {
  const writers = (await someWriters(running.url)).map(({ person, things }) => ({
    person: new WatchedPerson(person, tally),
    things,
  }));
  const writing = writers.flatMap(({ person, things }) =>
    things.map((thing) => writeUntilOver(thing, person, running.url)),
  );
  await setTimeout(randomInt(longestMs));
  const told = performance.now();
  tally.findings.push(...(await running.stop()));
  tally.longestStopMs = Math.max(tally.longestStopMs, performance.now() - told);
  await Promise.all(writing);

  const next = await startInstance(environment);
  for (const { person, things } of writers) {
    for (const thing of things) thing.pending = undefined;
    tally.findings.push(...(await compare(person, next.url, things)));
  }
  return next;
}

async function writeUntilOver(thing: Thing, person: WatchedPerson, url: string): Promise<void> {
  while (thing.known !== 'gone') {
    if ((await thing.change(person, url)) === 'unknown') return;
  }
}
