import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Instance, startInstance } from '../../../e2e/harness/instance.ts';
import { compare } from '../running/compare.ts';
import type { Person } from '../running/person.ts';
import { RefusedChange, someWriters, type Thing } from '../running/thing.ts';

export interface Tally {
  acknowledged: number;
  underWay: number;
  findings: string[];
}

/** From the first acknowledgement to the end. */
const longestMs = 400;
const patienceMs = 10_000;

/**
 * People write at once until the server is killed; it is started again and compared; then every
 * request without a reply is sent again and compared once more. Answers the server that runs now.
 */
export async function cycle(
  running: Instance,
  environment: Record<string, string>,
  tally: Tally,
): Promise<Instance> {
  const writers = await someWriters(running.url);
  const begun = Promise.withResolvers<void>();
  const state = { dead: false, begun: begun.resolve };
  const writing = writers.flatMap(({ person, things }) =>
    things.map((thing) => writeUntilDead(thing, person, running.url, state, tally)),
  );
  await Promise.race([begun.promise, setTimeout(patienceMs, undefined, { ref: false })]);
  await setTimeout(randomInt(longestMs));
  tally.findings.push(...(await running.kill()));
  state.dead = true;
  await Promise.all(writing);

  const next = await startInstance(environment);
  for (const { person, things } of writers) {
    tally.underWay += things.filter(({ pending }) => pending).length;
    tally.findings.push(...(await compare(person, next.url, things)));
    await sendAgain(person, next.url, things, tally);
    tally.findings.push(...(await compare(person, next.url, things)));
  }
  return next;
}

async function writeUntilDead(
  thing: Thing,
  person: Person,
  url: string,
  state: { dead: boolean; begun: () => void },
  tally: Tally,
): Promise<void> {
  try {
    while (!state.dead && thing.known !== 'gone') {
      if ((await thing.change(person, url)) === 'unknown') return;
      tally.acknowledged += 1;
      state.begun();
    }
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    tally.findings.push(error.message);
  }
}

async function sendAgain(
  person: Person,
  url: string,
  things: readonly Thing[],
  tally: Tally,
): Promise<void> {
  for (const thing of things) {
    try {
      await thing.again(person, url);
    } catch (error) {
      tally.findings.push(String(error));
    }
  }
}
